import { Check, CircleAlert, Clock, Loader, type LucideIcon, Merge, Smartphone } from 'lucide-react';

const states = {
  saved: { icon: Smartphone, text: 'Saved on this device', ink: 'text-success' },
  sending: { icon: Loader, text: 'Sending', ink: 'text-primary' },
  waiting: { icon: Clock, text: 'Waiting', ink: 'text-base-content' },
  'needs-you': { icon: CircleAlert, text: 'Needs you', ink: 'text-error' },
  sent: { icon: Check, text: 'Sent', ink: 'text-success' },
  merged: { icon: Merge, text: 'Merged with words of another device', ink: 'text-primary' },
} as const satisfies Record<string, { icon: LucideIcon; text: string; ink: string }>;

export type WorkStateName = keyof typeof states;

/** Where a piece of work is on its way to the server. */
export function WorkState({ state }: { state: WorkStateName }) {
  const { icon: Icon, text, ink } = states[state];
  return (
    <p className={`inline-flex items-baseline gap-1.5 text-sm font-medium ${ink}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0 self-center" />
      {text}
    </p>
  );
}
