"""The steps of Aftermath, one file for each chapter of the rules."""
