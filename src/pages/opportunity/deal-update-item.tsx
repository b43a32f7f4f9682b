import { useState } from 'react';
import { wordsOfWork } from '#src/content/connections.ts';
import { dealUpdates as words } from '#src/content/deal-updates.ts';
import { editUpdate, takeBackUpdate } from '#src/data/deal-updates.ts';
import type { UpdateHere } from '#src/data/use-deal-updates.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { paths } from '#src/paths.ts';
import { removeWithUndo } from '#src/state/remove-with-undo.ts';
import { Button } from '#src/ui/button.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { UpdateDialog } from './update-dialog.tsx';

export function DealUpdateItem({ update, isOwn }: { update: UpdateHere; isOwn: boolean }) {
  const [isEdited, setEdited] = useState(false);
  const { id, title, text, createdAt, editedAt, waiting } = update;
  return (
    <li className="grid gap-2 border-s-2 border-base-300 ps-4 wrap-anywhere">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-quiet">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {editedAt !== null && `, ${words.edited}`}
        </p>
      </div>
      <Prose text={text} />
      {waiting && (
        <p role="status" className="text-quiet">
          {wordsOfWork(waiting)}
        </p>
      )}
      {isOwn && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button small aria-label={`${words.edit}: ${title}`} onClick={() => setEdited(true)}>
            {words.edit}
          </Button>
          <Button
            small
            look="quiet"
            aria-label={`${words.remove}: ${title}`}
            onClick={() => void remove(update)}
          >
            {words.remove}
          </Button>
        </div>
      )}
      {isEdited && (
        <UpdateDialog
          keptAs={{
            key: `update:${id}`,
            title: `${words.editOf}: ${title}`,
            href: paths.opportunity(update.opportunityId),
          }}
          title={`${words.edit}: ${title}`}
          stored={update}
          save={words.save}
          onSave={(edits) => editUpdate(id, edits)}
          onClose={() => setEdited(false)}
        />
      )}
    </li>
  );
}

async function remove({ id, title }: UpdateHere): Promise<void> {
  let putBack = async () => {};
  const setRemoved = async (removed: boolean) => {
    if (removed) putBack = await takeBackUpdate(id);
    else await putBack();
  };
  await removeWithUndo(setRemoved, words, title);
}
