/** Counts the turns of the event loop from here on: in each of them the server could have answered somebody. */
export function countTurns() {
  let turns = 0;
  let next = setImmediate(onTurn);
  function onTurn() {
    turns++;
    next = setImmediate(onTurn);
  }
  return { count: () => turns, [Symbol.dispose]: () => clearImmediate(next) };
}
