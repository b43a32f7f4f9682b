import type { Investor } from '#sync/records/investor.ts';

/** A fictional investor with what the test says of it; everything else is blank. */
export function madeUpInvestor(told: Partial<Investor> & { id: number }): Investor {
  return {
    name: '',
    website: '',
    investorType: '',
    globalHQ: '',
    stageOfInvestment: '',
    firstChequeMinimum: '',
    firstChequeMaximum: '',
    countriesOfInvestment: '',
    investmentThesis: '',
    linkedin: '',
    source: '',
    asOf: '',
    ...told,
  };
}
