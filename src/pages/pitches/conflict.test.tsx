import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { readable } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { blankDraft } from './blank-draft.ts';
import { asWritten, combiningAbout } from './combining.ts';
import { PitchField } from './pitch-field.tsx';
import type { PitchDraft } from './use-pitch-draft.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const label = 'Business Description';
const at = '2026-03-01T09:00:00.000Z';
const clash = { field: 'description', values: [{ value: 'We weave wool.', at, clientId: 'phone' }] } as const;
let draft: Draft;

beforeEach(async () => {
  await signedInHere('entrepreneur');
  draft = { ...blankDraft, id: newId(), description: 'We weave silk.' };
});

/** The description of the draft as its page shows it. */
async function seen(conflicts: readonly unknown[]): Promise<string> {
  const stored = { ...draft, conflicts };
  // Of a draft under the person's hands a field asks these two, until it is written in.
  const shown = { stored, values: stored } as unknown as PitchDraft;
  return readable(await drawScreen(<PitchField draft={shown} field="description" label={label} long />));
}

async function writeCombined(text: string) {
  const about = combiningAbout(draft.id, 'description', label);
  await keepWritten(about, asWritten('description', text, ['We weave silk.', 'We weave wool.']), {});
}

test('a text that was being written of two is there again where there is still a choice to make', async () => {
  expect(await seen([clash])).toContain('Combine');
  await writeCombined('We weave silk and wool');
  const field = await seen([clash]);
  expect(field).toContain('We weave silk and wool');
  expect(field).toContain('Save this text');
  expect(field).not.toContain('Combine');
});

test('a text that was being written of two is there again where another device has chosen since, which is said', async () => {
  expect(await seen([])).not.toContain('another device');
  await writeCombined('We weave silk and wool');
  const field = await seen([]);
  expect(field).toContain('We weave silk and wool');
  expect(field).toContain('Business Description was settled on another device');
  expect(field).not.toContain('Keep 1');
});
