import { messagesWords as words } from '#src/content/messages.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { paths } from '#src/paths.ts';
import { FoundRow } from '#src/ui/found-row.tsx';
import { MarkedText } from '#src/ui/marked-text.tsx';
import { excerpt, type Found } from './find-words.ts';

/** What was found, the newest first; each leads to its place in its conversation. */
export function FoundMessages({
  found,
  label,
  whoOf,
  onChoose,
}: {
  found: Found[];
  label: string;
  whoOf: (message: Found['message']) => string;
  onChoose?: () => void;
}) {
  return (
    <ul aria-label={label} className="grid gap-0.5">
      {found.map(({ message, ranges }) => (
        <li key={message.id}>
          <FoundRow
            href={paths.messageAt(message.connectionId, message.number)}
            who={whoOf(message)}
            time={<time dateTime={message.sentAt}>{formatDate(message.sentAt)}</time>}
            words={<MarkedText {...excerpt(message.text, ranges)} />}
            {...(onChoose && { onChoose })}
          />
        </li>
      ))}
      {found.length === 0 && <li className="px-3 py-6 text-center text-quiet">{words.nothingFound}</li>}
    </ul>
  );
}
