import { CircleAlert, CircleCheck, Clock } from 'lucide-react';

const looks = {
  waiting: { icon: Clock, ink: 'text-primary' },
  sent: { icon: CircleCheck, ink: 'text-success' },
  refused: { icon: CircleAlert, ink: 'text-error' },
} as const;

/** What has become of what a form sent, told where it was sent. */
export function SendingNote({ look, text }: { look: keyof typeof looks | null; text: string }) {
  const Icon = look && looks[look].icon;
  return (
    <div role="status">
      {look && Icon && (
        <p className={`flex items-start gap-2 font-medium ${looks[look].ink}`}>
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
