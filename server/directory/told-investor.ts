import type { Investor } from '#sync/records/investor.ts';

/** A record as it is answered: where and of which day it is known only to who asks for that. */
export function toldInvestor(investor: Investor, origin: '1' | undefined): Omit<Investor, 'source' | 'asOf'> {
  if (origin) return investor;
  const { source: _source, asOf: _asOf, ...told } = investor;
  return told;
}
