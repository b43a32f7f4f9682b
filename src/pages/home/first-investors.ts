import { storedInvestors } from '#src/directory/stored-investor.ts';
import { paths } from '#src/paths.ts';
import type { InvestorGlance } from '#src/ui/investor-sample.tsx';
import type { Investor } from '#sync/records/investor.ts';
import { stagesOf, typesOf } from '#sync/search/listed.ts';

/** Ids are dense: these are here when the directory is. */
const firstIds: [number, ...number[]] = [1, 2, 3];

/** The first of the directory on this device; none while it is not here. */
export async function firstInvestors(): Promise<InvestorGlance[]> {
  return (await storedInvestors(firstIds)).map(glanceOf);
}

function glanceOf(investor: Investor): InvestorGlance {
  return {
    href: paths.investorInDatabase(investor.id),
    name: investor.name,
    place: investor.globalHQ,
    type: typesOf(investor).join(', '),
    stages: stagesOf(investor).join(', '),
    thesis: investor.investmentThesis,
  };
}
