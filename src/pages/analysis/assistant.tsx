import { useAccount } from '#src/data/use-account.ts';
import { Chat } from '#src/pages/assistant/chat.tsx';
import { useChat } from '#src/pages/assistant/use-chat.ts';
import { Card } from '#src/ui/card.tsx';
import { saidBefore } from './said-before.ts';

const context = 'ai-analysis';

/** A conversation of its own: the server is told who asks, and what was said last. */
export function Assistant() {
  const userType = useAccount()?.userType === 'entrepreneur' ? 'entrepreneur' : 'investor';
  const chat = useChat(context, (asks) => ({ userType, previousMessages: saidBefore(asks) }));
  return (
    <Card className="h-[min(40rem,80dvh)] overflow-hidden">
      <Chat chat={chat} />
    </Card>
  );
}
