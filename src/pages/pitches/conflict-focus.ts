import type { DraftField } from '#sync/records/draft.ts';

export function conflictId(field: DraftField): string {
  return `conflict-${field}`;
}

/** Takes the person to the choice about a field. Answers whether it is on the screen. */
export function focusConflict(field: DraftField): boolean {
  const panel = document.getElementById(conflictId(field));
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
  return panel !== null;
}

/** The panel goes when its choice is made: the focus goes to the next one on the screen, else to the field itself. */
export function focusAfterChoice(settled: DraftField, conflicts: DraftField[]): void {
  if (conflicts.some((field) => field !== settled && focusConflict(field))) return;
  document.getElementById(`pitch-${settled}`)?.focus();
}
