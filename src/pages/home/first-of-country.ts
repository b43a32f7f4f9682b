import { locatedIn } from '#sync/rules/located-in.ts';

/** The first `most` of these, each in its order, those of the country before all others. No more are looked at than it takes. */
export function firstOfCountry<Row extends { location: string }>(
  rows: readonly Row[],
  place: string,
  most: number,
): Row[] {
  const isHere = locatedIn(place);
  const first = new Set<Row>();
  for (const row of rows) {
    if (first.size === most) break;
    if (isHere(row.location)) first.add(row);
  }
  return [...first, ...rows.filter((row) => !first.has(row))].slice(0, most);
}
