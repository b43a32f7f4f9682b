import { completenessWords as words } from '#src/content/pitch-completeness.ts';
import { pitchLabels } from '#src/content/pitch-form.ts';
import type { Company } from '#sync/records/company.ts';
import type { Draft } from '#sync/records/draft.ts';
import { isCompanyComplete } from '#sync/rules/company.ts';
import { allFaults } from './all-faults.ts';
import { isShort } from './length-hint.ts';
import type { PitchPlace } from './pitch-faults-by-field.ts';

export type Missing = { place: PitchPlace | 'company'; label: string; why: string };

export type Completeness = {
  /** Whole percent, rounded down: a pitch is complete only when nothing is missing. */
  percent: number;
  /** What keeps it from being submitted, in the order of the form. */
  needed: Missing[];
  /** What it could be submitted without. */
  advised: Missing[];
};

const fieldsInOrder = (Object.keys(pitchLabels) as (keyof typeof pitchLabels)[]).filter(
  (field) => field !== 'highlights',
); // `keys` forgets the literal types

/** How much of a pitch is there. `company`: undefined where there is none to ask about. */
export function completenessOf(draft: Draft, company: Company | undefined): Completeness {
  const faults = allFaults(draft);
  const needed = fieldsInOrder.flatMap((place) => {
    const code = faults.get(place)?.code;
    if (code === undefined) return [];
    return [{ place, label: pitchLabels[place], why: words.fault[code] ?? words.otherFault }];
  });
  const advice: { place: Missing['place']; label: string; why: string; isThere: boolean }[] = [
    {
      place: 'description',
      label: pitchLabels.description,
      why: words.advice.description,
      isThere: !isShort(draft.description.trim()),
    },
    {
      place: 'highlights',
      label: pitchLabels.highlights,
      why: words.advice.highlights,
      isThere: draft.highlights.length > 0,
    },
  ];
  if (company) {
    advice.push({
      place: 'company',
      label: words.company,
      why: words.advice.company,
      isThere: isCompanyComplete(company),
    });
  }
  const lacking = advice.filter(({ isThere }) => !isThere);
  // A currency is there from the start: it counts only where there is a choice to make about it.
  const asked = fieldsInOrder.filter((field) => field !== 'currency' || faults.has(field)).length;
  const parts = asked + advice.length;
  return {
    percent: Math.floor(((parts - needed.length - lacking.length) / parts) * 100),
    needed,
    advised: lacking
      .filter(({ place }) => !faults.has(place))
      .map(({ place, label, why }) => ({ place, label, why })),
  };
}
