import { useSearchParams } from 'wouter';
import { fetchAudit } from '#src/api/admin.ts';
import { adminPage, auditWords as words } from '#src/content/admin.ts';
import { askedNow } from '#src/lib/asked-now.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { Card } from '#src/ui/card.tsx';
import { FetchState } from '#src/ui/fetch-state.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { auditActionSchema, auditActions } from '#sync/endpoints/admin.ts';
import { accountHref } from './account-href.ts';
import { Desk } from './queue.tsx';
import { whyNot } from './why-not.ts';

/** What is looked for in it stands in the address, so that a reload or going back keeps it. */
export function AuditLog() {
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('action') ?? '';
  const q = address.get('q') ?? '';
  const ask = (more: { action?: string; q?: string }) => {
    const set = Object.entries({ ...Object.fromEntries(askedNow()), ...more }).filter(
      ([, value]) => value !== '',
    );
    setAddress(new URLSearchParams(set), { replace: true });
  };
  const action = auditActionSchema.safeParse(chosen).data ?? '';
  const [fetched, reload] = useFetchedOnline(() => fetchAudit({ action, q }), `${action} ${q}`);
  return (
    <Desk title={words.title} lead={words.lead}>
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.action}
          placeholder={words.all}
          options={auditActions.map((value) => ({ value, label: words.actions[value] }))}
          value={chosen}
          onChange={({ target }) => ask({ action: target.value })}
        />
        <TextField
          label={words.find}
          type="search"
          value={q}
          onChange={({ target }) => ask({ q: target.value })}
        />
      </div>
      <FetchState
        fetched={fetched}
        label={words.title}
        fault={whyNot}
        retry={adminPage.retry}
        onRetry={reload}
      >
        {(entries) => (
          <Card>
            {entries.length === 0 && (
              <p className="text-quiet">{action === '' && q === '' ? words.nothingYet : words.none}</p>
            )}
            <ul aria-label={words.title} className="divide-y divide-base-300">
              {entries.map(({ id, at, adminName, action: done, tableName, rowId, detail }) => (
                <li key={id} className="grid gap-0.5 py-3 wrap-anywhere">
                  <span className="font-medium">
                    {adminName}: {wordsFor(done)}
                  </span>
                  {detail !== '' && <span>{detail}</span>}
                  <span className="text-sm text-quiet">
                    <Moment at={at} />,{' '}
                    {tableName === 'accounts' ? (
                      <TextLink href={accountHref(rowId)}>
                        {tableName}/{rowId}
                      </TextLink>
                    ) : (
                      `${tableName}/${rowId}`
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </FetchState>
    </Desk>
  );
}

function wordsFor(action: string): string {
  const known = auditActionSchema.safeParse(action).data;
  return known ? words.actions[known] : action;
}
