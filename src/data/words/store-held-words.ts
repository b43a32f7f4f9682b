import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { storeHeldForms } from './held-forms.ts';
import { allHeldTyped, heldTyped, withHeld } from './held-typed.ts';
import { storeTyped } from './typed-words.ts';

/** Stores what a full device could not keep in its database, where there is room by now; rejects where there is none yet. */
export async function storeHeldWords(): Promise<void> {
  const db = await currentDb();
  await storeHeldForms(db);
  for (const { connectionId } of allHeldTyped(ownerOf(db))) await storeHeldTyped(db, connectionId);
}

async function storeHeldTyped(db: PersonDb, connectionId: string): Promise<void> {
  await reconnecting(db, () =>
    db.transaction('rw', db.typed, async () => {
      // Whoever goes on writing may have stored it meanwhile.
      const held = heldTyped(ownerOf(db), connectionId);
      if (!held) return;
      const { text, turn, toName, toHref } = withHeld(await db.typed.get(connectionId), held);
      const to = toName === undefined || toHref === undefined ? undefined : { name: toName, href: toHref };
      await storeTyped(db, connectionId, text, { known: turn, gone: '' }, to);
    }),
  );
}

/** Tries that: where there is no room yet they stay held. */
export async function storeHeldIfRoom(): Promise<void> {
  await storeHeldWords().catch(() => undefined);
}

/** Tries that now, and whenever the person looks at the app again. */
export function storeHeldWordsInTime(): void {
  void storeHeldIfRoom();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void storeHeldIfRoom();
  });
}
