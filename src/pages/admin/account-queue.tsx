import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { fetchAccounts } from '#src/api/admin.ts';
import { adminPage, accountQueue as words } from '#src/content/admin.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useWrittenItems } from '#src/data/words/use-written-forms.ts';
import { noteDecided } from '#src/state/decided.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { FetchState } from '#src/ui/fetch-state.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type AdminAccount, accountsAtOnce, mostAccounts } from '#sync/endpoints/admin.ts';
import { isVerified } from '#sync/records/account.ts';
import { choicesFor, foldFor, hintFor } from './account-choices.ts';
import { AccountFacts } from './account-facts.tsx';
import { accountAsked, accountHref } from './account-href.ts';
import { Decision } from './decision.tsx';
import { Desk, FirstOf, Queue } from './queue.tsx';
import { whyNot } from './why-not.ts';

/** Those that wait; where the address names one, that one, however it stands. */
export function AccountQueue() {
  const [address] = useSearchParams();
  const asked = address.get(accountAsked) ?? '';
  return <Accounts key={asked} asked={asked} />;
}

function Accounts({ asked }: { asked: string }) {
  const [state, setState] = useState(asked === '' ? 'pending' : 'all');
  const [q, setQ] = useState(asked);
  const [most, setMost] = useState<number>(accountsAtOnce);
  const viewer = useAccount();
  const written = useWrittenItems();
  const isUnreadable = useDatabaseFault() !== null;
  const [fetched, reload] = useFetchedOnline(
    () => fetchAccounts({ state, q, most }),
    `${state} ${most} ${q}`,
  );

  /** What is looked for anew begins anew. */
  function lookFor(set: (value: string) => void, value: string) {
    set(value);
    setMost(accountsAtOnce);
  }

  function decided() {
    reload();
    noteDecided();
  }

  return (
    <Desk title={words.title} lead={words.lead}>
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.state}
          options={words.states}
          value={state}
          onChange={({ target }) => lookFor(setState, target.value)}
        />
        <TextField
          label={words.find}
          type="search"
          value={q}
          onChange={({ target }) => lookFor(setQ, target.value)}
        />
      </div>
      <FetchState
        fetched={fetched}
        label={words.title}
        fault={whyNot}
        retry={adminPage.retry}
        onRetry={reload}
      >
        {({ total, accounts }) => (
          <>
            {/* A fold that opened once its words are read would push down what stands below it. */}
            <Queue
              rows={(written && viewer) || isUnreadable ? accounts : undefined}
              label={words.title}
              none={words.none}
            >
              {(account) => (
                <>
                  <div className="flex flex-wrap items-center gap-3">
                    <h3 className="text-lg font-semibold">{account.fullName}</h3>
                    <Badge>{account.userType}</Badge>
                    {!isVerified(account) && <Badge look="warn">{words.unverified}</Badge>}
                  </div>
                  <AccountFacts account={account} />
                  {account.company && account.company.companyDescription !== '' && (
                    <Disclosure title={words.about} about={account.fullName}>
                      <Prose text={account.company.companyDescription} />
                    </Disclosure>
                  )}
                  {account.id !== viewer?.id && (
                    <Decision
                      about={account.fullName}
                      keptAs={{ key: keyOf(account), href: accountHref(account.id) }}
                      isBegun={written?.some(({ about }) => about.key === keyOf(account))}
                      hint={hintFor(account)}
                      fold={foldFor(account)}
                      choices={choicesFor(account)}
                      onDecided={decided}
                    />
                  )}
                </>
              )}
            </Queue>
            <FirstOf
              shown={accounts.length}
              total={total}
              onMore={most < mostAccounts ? () => setMost(most + accountsAtOnce) : undefined}
            />
          </>
        )}
      </FetchState>
    </Desk>
  );
}

function keyOf({ id }: AdminAccount): string {
  return `decision:${id}`;
}
