import type { Investor } from '#sync/records/investor.ts';
import { typesOf } from '#sync/search/listed.ts';
import { typeIcon } from './type-icon.ts';

/** What kind of investor it is, each with its icon. */
export function InvestorTypes({ investor }: { investor: Investor }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
      {typesOf(investor).map((label) => {
        const Icon = typeIcon(label);
        return (
          <span key={label} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {label}
          </span>
        );
      })}
    </p>
  );
}
