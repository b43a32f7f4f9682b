import { FileSpreadsheet } from 'lucide-react';
import { Avatar } from './avatar.tsx';
import { Card } from './card.tsx';

/** A conversation as it looks. The last words of the other side carry a file. */
export function ChatPreview({
  name,
  about,
  said,
  file,
  note,
}: {
  name: string;
  about: string;
  said: readonly { mine: boolean; text: string; time: string }[];
  file: { name: string; size: string };
  note: string;
}) {
  return (
    <Card className="overflow-hidden">
      <div className="@container flex items-center gap-3 border-b border-base-300 p-4">
        <Avatar name={name} />
        <p className="grid leading-snug">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-quiet">{about}</span>
        </p>
      </div>
      <ol aria-label={`Messages with ${name}`} className="grid gap-3 bg-base-200/60 p-4">
        {said.map(({ mine, text, time }) => (
          <li
            key={time}
            className={`relative max-w-[85%] ${mine ? 'justify-self-end' : 'justify-self-start'}`}
          >
            <span className="sr-only">{`${mine ? 'You' : name}: `}</span>
            <p
              className={`rounded-box px-4 py-2.5 ${mine ? 'rounded-ee-sm bg-primary text-primary-content dark:bg-secondary dark:text-secondary-content' : 'rounded-es-sm bg-base-100 shadow-lift'}`}
            >
              {text}
            </p>
            <p className={`mt-1 text-xs text-quiet ${mine ? 'text-end' : ''}`}>{time}</p>
          </li>
        ))}
        <li className="flex w-fit max-w-full items-center gap-3 rounded-box bg-base-100 p-3 pe-5 shadow-lift">
          <span className="grid size-10 shrink-0 place-items-center rounded-field bg-secondary text-secondary-content">
            <FileSpreadsheet aria-hidden="true" className="size-5" />
          </span>
          <span className="grid min-w-0 leading-snug">
            <span className="truncate font-medium">{file.name}</span>
            <span className="text-sm text-quiet">{file.size}</span>
          </span>
        </li>
      </ol>
      <p className="border-t border-base-300 px-4 py-2.5 text-sm text-quiet">{note}</p>
    </Card>
  );
}
