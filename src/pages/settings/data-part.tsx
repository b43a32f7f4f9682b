import { useState } from 'react';
import { fetchExport } from '#src/api/account.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { dataWords as words } from '#src/content/settings.ts';
import { exportMine } from '#src/data/export-mine.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { showToast } from '#src/state/toasts.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { askForDeletion } from './ask-for-deletion.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { tellUnkept } from './tell-unkept.ts';
import { useReauthentication } from './use-reauthentication.tsx';

export function DataPart() {
  return (
    <div className="grid gap-8">
      <section>
        <SectionHeading title={words.exportTitle} lead={words.exportLead} />
        <div className="flex flex-wrap gap-3">
          <Export format="json" />
          <Export format="csv" />
        </div>
      </section>
      <Deletion />
    </div>
  );
}

function Export({ format }: { format: 'json' | 'csv' }) {
  const [isBusy, inTurn] = useOneAtATime();

  return (
    <Button busy={isBusy} onClick={() => void inTurn(() => exportAs(format))}>
      {words[format]}
    </Button>
  );
}

async function exportAs(format: 'json' | 'csv'): Promise<void> {
  try {
    const server = await fetchExport().catch((error: unknown) => {
      if (!(error instanceof OfflineError)) throw error;
      showToast({ kind: 'notice', title: words.partial, detail: words.partialDetail });
      return null;
    });
    saveFile(await exportMine(server, format), `pankh-my-data.${format}`);
  } catch (error) {
    tellUnkept(words.exportTitle, error);
  }
}

function Deletion() {
  const [isAsking, setAsking] = useState(false);
  const { guarded, dialog } = useReauthentication((error) => tellUnkept(words.failed, error));

  async function remove() {
    setAsking(false);
    await guarded(askForDeletion);
  }

  return (
    <section>
      <SectionHeading title={words.deleteTitle} lead={words.deleteLead} />
      <Card className="grid gap-4 p-5 sm:p-6">
        <h3 className="font-semibold">{words.keptTitle}</h3>
        <BulletList points={words.kept} />
        <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
          {words.deleteButton}
        </Button>
      </Card>
      {isAsking && <DeletionDialog onConfirm={() => void remove()} onClose={() => setAsking(false)} />}
      {dialog}
    </section>
  );
}
