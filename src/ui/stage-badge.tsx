const looks = [
  'bg-info/15',
  'bg-secondary',
  'bg-warning/30',
  'bg-success/15',
  'bg-primary/20',
  'bg-accent/40',
] as const;

/** A stage of a company; `step` from 1 colours it, 0 leaves it plain. */
export function StageBadge({ step, children }: { step: number; children: string }) {
  return (
    <span
      className={`inline-flex min-h-6 max-w-full items-center rounded-selector px-2.5 py-0.5 text-xs font-medium text-base-content ${looks[step - 1] ?? 'bg-base-200'}`}
    >
      {children}
    </span>
  );
}
