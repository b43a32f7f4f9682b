import { TrendingDown, TrendingUp } from 'lucide-react';
import { Card } from './card.tsx';

/** What grew and what fell, one a line: the change stands where the eye goes down. `change`: of a count, may be negative. */
export function TrendList({
  label,
  trends,
}: {
  label: string;
  trends: readonly { name: string; text: string; change: number }[];
}) {
  return (
    <Card className="p-0">
      <ul aria-label={label} className="divide-y divide-base-300">
        {trends.map(({ name, text, change }) => (
          <li key={name} className="flex items-center gap-4 px-4 py-3 sm:px-6">
            <p className="min-w-0 grow">
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-quiet">{text}</span>
            </p>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The sentence beside it says the same in words. */
function Change({ change }: { change: number }) {
  const Icon = change > 0 ? TrendingUp : TrendingDown;
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center gap-1.5 text-lg font-bold tabular-nums ${change > 0 ? 'text-success' : change < 0 ? 'text-error' : 'text-quiet'}`}
    >
      {change !== 0 && <Icon className="size-5" />}
      {change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '='}
    </span>
  );
}
