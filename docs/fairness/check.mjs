// Check the chance of a finished game by its record alone, without Strannik: `node check.mjs record.jsonl`.
import assert from "node:assert";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const raw = readFileSync(process.argv[2], "utf8").split(/(?<=\n)/);
const [header, ...lines] = raw.map((line) => JSON.parse(line));
const { seed, record } = lines.pop();
const nonces = header.nonces ?? [];
assert.equal(header.commitment, sha256(`strannik:${seed}`), "the seed is not the one promised");
assert.equal(record, sha256(raw.slice(0, -1).join("")), "lines were changed after the end");
const dealt = nonces.length ? sha256(["strannik", "deal", seed, ...nonces].join(":")) : seed;

let [used, after, dice, decks] = [{}, [], 0, 0];
function below(count, stream) {
  const word = used[stream] ?? 0;
  used[stream] = word + 1;
  const block = createHash("blake2b512").update(`${dealt} ${stream} ${Math.floor(word / 16)}`).digest();
  return Number((BigInt(block.readUInt32LE((word % 16) * 4) >>> 2) * BigInt(count)) >> 30n);
}
lines.forEach((line, index) => {
  if ("n" in line) after.push({ ...used }); // how much chance was used before the move
  else if ("undo" in line) [used, after] = [after[line.undo], after.slice(0, line.undo)];
  else if (line.faces) {
    assert.deepEqual(line.gave, [below(line.faces, line.chance)], `line ${index + 2}: not what chance gave`);
    dice += 1;
  } else {
    const cards = line.gave; // undoing the shuffle gives the order before it: in a new deck that of the box
    const swaps = cards.slice(1).map((_, at) => [cards.length - 1 - at, below(cards.length - at, line.chance)]);
    for (const [last, other] of swaps.reverse()) [cards[last], cards[other]] = [cards[other], cards[last]];
    console.log(`line ${index + 2}: [${cards.map((card) => JSON.stringify(card)).join(", ")}] was shuffled`);
    decks += 1;
  }
});
const added = nonces.filter(Boolean).length;
console.log(`The promise was kept: ${dice} dice and ${decks} shuffles follow from the seed and ${added} nonces.`);
