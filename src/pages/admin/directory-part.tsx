import { fetchDirectoryState } from '#src/api/admin.ts';
import { adminPage } from '#src/content/admin.ts';
import { directoryWords as words } from '#src/content/admin-directory.ts';
import { useOpenedList } from '#src/state/opened-list.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { FetchState } from '#src/ui/fetch-state.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { ImportList } from './import-list.tsx';
import { Desk } from './queue.tsx';
import { RemoveRecord } from './remove-record.tsx';
import { RemovedRecords } from './removed-records.tsx';
import { UnshownList } from './unshown-list.tsx';
import { whyNot } from './why-not.ts';

export function DirectoryPart() {
  const [fetched, reload] = useFetchedOnline(fetchDirectoryState, 'directory');
  const { file: opened, turn } = useOpenedList();
  return (
    <Desk title={words.title}>
      {fetched.state === 'fault' && !fetched.before && <UnshownList error={fetched.error} />}
      <FetchState
        fetched={fetched}
        label={words.title}
        fault={whyNot}
        retry={adminPage.retry}
        onRetry={reload}
        stays
      >
        {({ total, files, hash, imports, removals }) => (
          <div className="grid gap-6">
            <Card>
              <Facts
                facts={[
                  { name: words.investors, value: total.toLocaleString('en-IN') },
                  { name: words.files, value: files },
                  { name: words.hash, value: hash?.slice(0, 12) ?? '-' },
                ]}
              />
            </Card>
            <ImportList key={turn} opened={opened} onDone={reload} />
            <RemoveRecord onDone={reload} />
            <RemovedRecords removals={removals} onDone={reload} />
            <Card className="grid gap-3 p-5 sm:p-6">
              <h3 className="font-semibold">{words.how}</h3>
              <code className="rounded-field bg-base-200 px-3 py-2 text-sm wrap-anywhere">
                {words.command}
              </code>
              <p className="text-quiet">
                {/* An option is not cut at its hyphens. */}
                {words.howText.split(/(--[a-z-]+)/).map((part) => (
                  <span key={part} className={part.startsWith('--') ? 'whitespace-nowrap' : undefined}>
                    {part}
                  </span>
                ))}
              </p>
            </Card>
            <Card className="grid gap-3 p-5 sm:p-6">
              <h3 className="font-semibold">{words.imports}</h3>
              {imports.length === 0 && <p className="text-quiet">{words.none}</p>}
              <ul className="divide-y divide-base-300 empty:hidden">
                {imports.map(({ file, kind, dryRun, startedAt, totals }) => (
                  <li key={`${file} ${startedAt}`} className="grid gap-1 py-2.5 wrap-anywhere">
                    <span className="font-medium">
                      {file} ({kind}
                      {dryRun && `, ${words.dryRun}`}), <Moment at={startedAt} />
                    </span>
                    <span className="text-quiet">
                      {Object.entries(totals)
                        .map(([name, count]) => `${name} ${count.toLocaleString('en-IN')}`)
                        .join(', ')}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        )}
      </FetchState>
    </Desk>
  );
}
