import { adviceNote, feedbackWords, noticeWords, sourceWords } from '#src/content/ai.ts';
import { dollarWords as words } from '#src/content/dollar.ts';
import { AnswerFoot } from '#src/ui/answer-foot.tsx';
import { MarkdownText } from '#src/ui/markdown-text.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { ChatReply } from '#sync/endpoints/ai.ts';
import { Said } from './said.tsx';

/** One answer of a chat: its text, what it rests on, why it is not the AI's, and who gave it. */
export function ChatAnswer({
  reply: { message, references, source, notice },
  isHere,
  verdict,
  note,
  onRate,
}: {
  reply: ChatReply;
  isHere: boolean;
  verdict?: 'up' | 'down';
  /** What else is to be known of it. */
  note?: string;
  onRate?: ((verdict: 'up' | 'down') => void) | undefined;
}) {
  const said = notice && noticeWords('chat', notice);
  return (
    <Said by="dollar">
      <MarkdownText text={message} />
      {references.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">{words.sources}</p>
          <ul className="grid">
            {references.map(({ href, title }) => (
              <li key={href} className="py-2.5">
                <TextLink alone href={href}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {said && (
        <p className="text-sm">
          <span className="font-medium">{said.title}:</span> {said.text}
        </p>
      )}
      {note && <p className="text-sm">{note}</p>}
      <AnswerFoot
        source={sourceWords(source, isHere)}
        note={adviceNote[source]}
        verdict={verdict}
        words={feedbackWords}
        onRate={onRate}
      />
    </Said>
  );
}
