/** Whether one letter too many, missing, wrong, or two swapped is all the difference between two texts. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endOfA = a.length;
  let endOfB = b.length;
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA--;
    endOfB--;
  }
  const [ofA, ofB] = [a.slice(start, endOfA), b.slice(start, endOfB)];
  if (ofA.length <= 1 && ofB.length <= 1) return true;
  return ofA.length === 2 && ofA[0] === ofB[1] && ofA[1] === ofB[0] && ofB.length === 2;
}
