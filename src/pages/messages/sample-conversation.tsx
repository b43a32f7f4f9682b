import { fictional, messaging } from '#src/content/home.ts';
import { messagesWords as words } from '#src/content/messages.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ChatPreview } from '#src/ui/chat-preview.tsx';

/** How a conversation looks, for whoever has none yet. */
export function SampleConversation() {
  return (
    <section aria-label={words.sampleLabel} className="grid max-w-xl gap-2">
      <p>
        <Badge look="warn">{words.sample}</Badge>
      </p>
      <ChatPreview
        name={messaging.with}
        about={messaging.about}
        said={messaging.said}
        file={messaging.file}
        note={fictional}
      />
    </section>
  );
}
