/** One of a list that is not empty, each as likely. */
export function draw<T>(random: () => number, list: readonly T[]): T {
  return at(list, Math.floor(random() * list.length));
}

/** One of a list whose first are drawn far more often than its last. */
export function often<T>(random: () => number, list: readonly T[]): T {
  return at(list, Math.floor(random() ** 1.8 * list.length));
}

/** One of a list by their shares, whatever these add up to. */
export function byShare<T extends { share: number }>(random: () => number, list: readonly T[]): T {
  let left = random() * list.reduce((sum, { share }) => sum + share, 0);
  return list.find(({ share }) => (left -= share) < 0) ?? at(list, 0);
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[Math.min(place, list.length - 1)];
  if (found === undefined) throw new RangeError('There is nothing to draw from');
  return found;
}
