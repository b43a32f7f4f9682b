import type { ReactNode } from 'react';

/** Names and values, one a line, values aligned: a ledger. What does not fit beside its name stands below it, from the left. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-base-300">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <dt className="min-w-0 text-quiet">{name}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
