import { afterEach, beforeEach } from 'vitest';

const print = console.error;
let seen: unknown[][] = [];

// A test that expects one puts its own spy in this place.
beforeEach(() => {
  seen = [];
  console.error = (...words: unknown[]) => {
    seen.push(words);
    print(...words);
  };
});

afterEach(() => {
  console.error = print;
  if (seen.length > 0)
    throw new Error(`Unexpected console.error: ${seen.map((words) => words.join(' ')).join(' | ')}`);
});
