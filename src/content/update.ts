/** A new version that was agreed to, and is not in charge after a while. */
export const updateTakesLong =
  'The version before is still at work. If this does not go on by itself, close the other tabs and windows of Pankh. Nothing you wrote is lost.';
