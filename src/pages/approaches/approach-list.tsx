import { Download, ListChecks, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import {
  approachStageWords,
  csvWords,
  orderWords,
  approachesPage as words,
} from '#src/content/approaches.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { useApproaches } from '#src/data/use-approaches.ts';
import { countOf } from '#src/lib/count-of.ts';
import { csvFile } from '#src/lib/csv.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { ListRoom } from '#src/ui/list-room.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useToday } from '#src/ui/use-today.ts';
import { type Approach, approachStages } from '#sync/records/approach.ts';
import { EditDialog, WhyNoDialog, WriteInDialog } from './approach-dialogs.tsx';
import { ApproachPlaces } from './approach-places.tsx';
import { ApproachRows } from './approach-rows.tsx';
import { linesOf } from './approaches-file.ts';
import { approachOrders, dueOf, listedApproaches } from './listed-approaches.ts';
import { useApproachQuery } from './use-approach-query.ts';

export function ApproachList() {
  const approaches = useArrived(useApproaches());
  const [isWriting, setWriting] = useState(false);
  const writeIn = (
    <Button onClick={() => setWriting(true)}>
      <Plus aria-hidden="true" className="size-5" />
      {words.addByHand}
    </Button>
  );
  const toDatabase = (
    <ButtonLink href={paths.fundraise} look="primary">
      {words.toDatabase}
    </ButtonLink>
  );
  if (approaches === undefined) return <ApproachPlaces />;
  return (
    <section ref={keepFocusOnRow} tabIndex={-1} aria-label={words.list}>
      {approaches.length === 0 ? (
        <EmptyState
          icon={ListChecks}
          title={words.none}
          action={
            <>
              {toDatabase}
              {writeIn}
            </>
          }
        >
          {words.noneText}
        </EmptyState>
      ) : (
        <div className="grid gap-5">
          <div className="flex flex-wrap gap-3">
            {toDatabase}
            {writeIn}
          </div>
          <Found approaches={approaches} />
        </div>
      )}
      {isWriting && <WriteInDialog onClose={() => setWriting(false)} />}
    </section>
  );
}

function Found({ approaches }: { approaches: Approach[] }) {
  const { query, ask } = useApproachQuery();
  const today = useToday();
  // Not in the rows: these move, leave the list, and turn from a table to cards under an open form.
  const [open, setOpen] = useState<{ id: string; as: 'edit' | 'no' }>();
  const opened = approaches.find(({ id }) => id === open?.id);
  const close = () => setOpen(undefined);
  const found = listedApproaches(approaches, query);
  const stages = approachStages.map((stage) => {
    const count = approaches.filter((each) => each.stage === stage).length;
    return { value: stage, label: `${approachStageWords[stage]} (${count})` };
  });
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_16rem]">
        <div className="sm:col-span-2 lg:col-span-1">
          <SearchField
            label={words.search}
            placeholder={words.placeholder}
            value={query.q}
            onChange={(q) => ask({ q })}
          />
        </div>
        <SelectField
          label={words.stage}
          placeholder={words.allStages}
          options={stages}
          value={query.stage}
          onChange={({ target }) => ask({ stage: target.value })}
        />
        <SelectField
          label={words.sort}
          options={approachOrders.map((value) => ({ value, label: orderWords[value] }))}
          value={query.order}
          onChange={({ target }) => ask({ order: target.value })}
        />
      </div>
      <ListRoom>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {/* It stays where nobody is found, too: a screen reader tells what changes in it. */}
          <p role="status" className="text-quiet">
            {[countOf(found.length, 'investor'), ...dueWords(found, today)].join(' · ')}
          </p>
          {found.length > 0 && (
            <Button small onClick={() => saveFile(csvFile(linesOf(found)), csvWords.file(today))}>
              <Download aria-hidden="true" className="size-4" />
              {words.exportCsv}
            </Button>
          )}
        </div>
        {found.length === 0 ? (
          <EmptyState
            icon={SearchX}
            title={words.emptyFound}
            action={<Button onClick={() => ask({ q: '', stage: '' })}>{words.clear}</Button>}
          >
            {words.emptyFoundText}
          </EmptyState>
        ) : (
          <FirstRows key={JSON.stringify(query)} name="approaches" rows={found}>
            {(first, list) => (
              <ApproachRows
                approaches={first}
                list={list}
                onEdit={(id) => setOpen({ id, as: 'edit' })}
                onNo={(id) => setOpen({ id, as: 'no' })}
              />
            )}
          </FirstRows>
        )}
      </ListRoom>
      {opened && open?.as === 'edit' && <EditDialog approach={opened} onClose={close} />}
      {opened && open?.as === 'no' && <WhyNoDialog approach={opened} onClose={close} />}
    </>
  );
}

function dueWords(found: Approach[], today: string): string[] {
  const count = (due: 'overdue' | 'today') => found.filter((each) => dueOf(each, today) === due).length;
  const [overdue, dueToday] = [count('overdue'), count('today')];
  return [
    ...(overdue > 0 ? [words.overdueCount(overdue)] : []),
    ...(dueToday > 0 ? [words.todayCount(dueToday)] : []),
  ];
}
