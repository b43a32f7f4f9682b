import { Check, CircleAlert, PencilLine } from 'lucide-react';

const marks = {
  saving: { icon: PencilLine, ink: 'text-quiet' },
  saved: { icon: Check, ink: 'text-success' },
  fault: { icon: CircleAlert, ink: 'text-error' },
} as const;

/** Where the words are now. */
export function SaveMark({
  look,
  text,
  busy,
}: {
  look: keyof typeof marks;
  text: string;
  /** The words are not on this device yet. */
  busy?: boolean;
}) {
  const { icon: Icon, ink } = marks[look];
  return (
    <p
      aria-busy={busy || undefined}
      className={`inline-flex items-center gap-1.5 text-sm font-medium ${ink}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}
