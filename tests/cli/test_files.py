from __future__ import annotations

import pytest

from strannik.cli.files import write_whole


def test_a_file_is_replaced_at_once_and_nothing_is_left_beside_it(tmp_path):
    path = tmp_path / "file"
    path.write_text("old")
    write_whole(path, "новое\n")
    assert path.read_bytes() == "новое\n".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_written_leaves_all_as_it_was(tmp_path):
    folder = tmp_path / "folder"
    (folder / "kept").mkdir(parents=True)
    with pytest.raises(OSError, match="folder") as refused:
        write_whole(folder, "text")
    assert refused.value.filename == str(folder)
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
