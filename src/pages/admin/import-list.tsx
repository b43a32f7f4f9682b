import { useRef, useState } from 'react';
import { postList } from '#src/api/admin.ts';
import { directoryWords as words } from '#src/content/admin-directory.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { listImported } from '#src/state/list-imported.ts';
import { letGoOfList, useOpenedList } from '#src/state/opened-list.ts';
import { closeErrorsOf, showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type ImportOutcome, importTooLong, longestImport } from '#sync/endpoints/admin-import.ts';
import { listFault } from './list-fault.ts';
import { LostList } from './lost-list.tsx';

/** A list is looked through, and written once its admin has seen what it would bring. `opened`: it is there already. */
export function ImportList({ opened, onDone }: { opened: File | undefined; onDone: () => void }) {
  const { others } = useOpenedList();
  const [file, setFile] = useState(opened);
  // What is answered is of the list that was sent: another may be chosen by then.
  const chosen = useRef(opened);
  const field = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState('');
  const [found, setFound] = useState<ImportOutcome>();
  const [fault, setFault] = useState<string>();
  const [isBusy, inTurn] = useOneAtATime();
  // Choosing the same file again is no change to a field, unless it is another.
  const [turn, setTurn] = useState(0);
  const isWorthIt = found !== undefined && bringsSomething(found);

  function choose(another: File | undefined) {
    chosen.current = another;
    setFile(another);
    setFound(undefined);
    setFault(undefined);
  }

  async function look() {
    // As the field has it: one that is chosen again under its name is no change to it.
    const again = field.current?.files?.[0];
    if (again && again !== file) choose(again);
    await send(again ?? file, true);
  }

  async function send(list: File | undefined, dryRun: boolean) {
    const wrong = faultOf(list);
    closeErrorsOf('admin');
    setFault(wrong);
    if (wrong !== undefined || !list) return;
    try {
      const outcome = await postList(list, { source, dryRun });
      const isChosen = chosen.current === list;
      if (isChosen && dryRun) setFound(outcome);
      if (!dryRun) {
        showToast({ kind: 'success', source: 'admin', title: words.done, detail: toldOf(outcome) });
        listImported(list);
      }
      if (isChosen && !dryRun) {
        choose(undefined);
        setSource('');
        setTurn(turn + 1);
      }
      onDone();
    } catch (error) {
      const { isKnown, title, detail } = listFault(error, { dryRun });
      if (chosen.current === list) setFault(detail);
      showToast({ kind: 'error', source: 'admin', title, detail });
      if (!isKnown) onDone();
    }
  }

  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="grid gap-1">
        <h3 className="font-semibold">{words.upload}</h3>
        <p className="text-quiet">{words.uploadLead}</p>
      </div>
      <LostList />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void inTurn(look);
        }}
      >
        <FileField
          key={turn}
          ref={field}
          label={words.choose}
          accept=".csv,text/csv"
          hint={file && file === opened && words.opened(file.name, others)}
          error={fault}
          onChoose={(another) => {
            letGoOfList();
            choose(another);
          }}
        />
        <TextField
          label={words.source}
          hint={words.sourceHint}
          maxLength={200}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        {!isWorthIt && (
          <Button type="submit" busy={isBusy} className="justify-self-start">
            {isBusy ? words.looking : words.look}
          </Button>
        )}
      </form>
      <div role="status" className="empty:absolute">
        {found && file && <Found file={file.name} outcome={found} />}
      </div>
      {isWorthIt && (
        <Button
          look="primary"
          busy={isBusy}
          className="justify-self-start"
          onClick={() => void inTurn(() => send(file, false))}
        >
          {isBusy ? words.writing : words.write}
        </Button>
      )}
    </Card>
  );
}

function Found({ file, outcome }: { file: string; outcome: ImportOutcome }) {
  const { refused, warnings, unknownColumns, keptColumns } = outcome;
  return (
    <section className="grid gap-3 wrap-anywhere">
      <h4 className="font-medium">{words.wouldBe(file)}</h4>
      <Facts facts={counted(outcome)} />
      {!bringsSomething(outcome) && <p>{words.nothing}</p>}
      {refused.length > 0 && (
        <ul className="grid gap-1">
          {refused.map(({ line, reason }) => (
            <li key={line}>{words.line(line, reason)}</li>
          ))}
        </ul>
      )}
      {warnings > 0 && <p className="text-quiet">{words.warnings(warnings)}</p>}
      {unknownColumns.length > 0 && <p className="text-quiet">{words.unknown(unknownColumns)}</p>}
      {keptColumns.length > 0 && <p className="text-quiet">{words.kept(keptColumns)}</p>}
    </section>
  );
}

function bringsSomething({ totals: { added = 0, updated = 0 } }: ImportOutcome): boolean {
  return added + updated > 0;
}

function counted({ totals }: ImportOutcome) {
  return Object.entries(words.totals).map(([name, title]) => ({
    name: title,
    value: (totals[name] ?? 0).toLocaleString('en-IN'),
  }));
}

function toldOf(outcome: ImportOutcome): string {
  const counts = counted(outcome).map(({ name, value }) => `${name} ${value}`);
  const { keptColumns } = outcome;
  return [`${counts.join(', ')}.`, ...(keptColumns.length > 0 ? [words.kept(keptColumns)] : [])].join(' ');
}

function faultOf(file: File | undefined): string | undefined {
  if (!file) return words.noFile;
  return file.size > longestImport ? importTooLong : undefined;
}
