import * as z from 'zod';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { standingChoice, standingNote } from '#src/data/told/describe-note-work.ts';
import { pipelineId } from '#sync/mutations/pipeline.ts';
import type { PipelineDeal } from '#sync/records/pipeline.ts';

// Choices about a deal that were refused, as another device had chosen something else: each says what stood there.

type Choice = Pick<Entry, 'name' | 'args'>;

const choice = z.looseObject({ opportunityId: z.string(), from: z.unknown() });

/** The args to try it again with, in the place of what stands there now; any other action's as they are. */
export async function choiceAgain(db: PersonDb, { name, args }: Choice): Promise<unknown> {
  const deal = await chosenAbout(db, { name, args });
  if (!deal) return args;
  const { stage, passReasons, rating } = deal;
  return { ...choice.parse(args), from: name === 'rateDeal' ? rating : { stage, passReasons } };
}

/** What stands there now, in words; null where it is that, and for any other action. */
export async function choiceNow(db: PersonDb, { name, args }: Choice): Promise<string | null> {
  const deal = await chosenAbout(db, { name, args });
  if (!deal) return null;
  const wanted = standingNote({ name }, { ...deal, ...choice.parse(args) });
  const isThere = JSON.stringify(wanted) === JSON.stringify(standingNote({ name }, deal));
  return isThere ? null : standingChoice({ name }, deal);
}

/** What is kept about the deal of a choice; none of one by a version before, which goes through whatever stands there. */
async function chosenAbout(db: PersonDb, { name, args }: Choice): Promise<PipelineDeal | undefined> {
  const { data } = choice.safeParse(name === 'setPipelineStage' || name === 'rateDeal' ? args : null);
  if (data?.from === undefined) return undefined;
  return rowsOf(db, 'pipeline').get(pipelineId(ownerOf(db), data.opportunityId));
}
