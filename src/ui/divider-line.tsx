const looks = {
  plain: 'text-quiet before:bg-base-300 after:bg-base-300',
  new: 'font-semibold text-primary before:bg-primary/50 after:bg-primary/50',
} as const;

/** Words on a line across, between what came before and what came after. */
export function DividerLine({ look = 'plain', children }: { look?: keyof typeof looks; children: string }) {
  return (
    <p
      className={`flex items-center gap-3 py-1 text-center text-xs before:h-px before:grow after:h-px after:grow ${looks[look]}`}
    >
      {children}
    </p>
  );
}
