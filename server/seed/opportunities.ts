import { idOf } from '#sync/ids.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { founders } from './accounts.ts';
import { demoCompanies } from './companies.ts';
import { daysBefore } from './moments.ts';
import { commercePitches } from './opportunities/commerce.ts';
import { physicalPitches } from './opportunities/physical.ts';
import type { Pitch } from './opportunities/pitch.ts';
import { servicePitches } from './opportunities/service.ts';
import { softwarePitches } from './opportunities/software.ts';

const pitches: Pitch[] = [...softwarePitches, ...servicePitches, ...commercePitches, ...physicalPitches];

const models = new Map(demoCompanies.map(({ id, businessModel }) => [id, businessModel]));

/** The fictional deals of the demo, listed within the four months before now. */
export function demoOpportunities(now: Date): Opportunity[] {
  return pitches.map(({ founder, age, underReview, ...pitch }) => ({
    ...pitch,
    id: idOf('demo-opportunity', pitch.title),
    founderId: founders[founder].id,
    founderName: founders[founder].fullName,
    businessModel: models.get(founders[founder].id) ?? '',
    status: underReview ? 'review' : 'active',
    createdAt: daysBefore(now, age),
    updatedAt: daysBefore(now, age / 2),
  }));
}
