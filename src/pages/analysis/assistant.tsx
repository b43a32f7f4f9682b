import { SquarePen } from 'lucide-react';
import { dollarWords as words } from '#src/content/dollar.ts';
import { useAccount } from '#src/data/use-account.ts';
import { Chat } from '#src/pages/assistant/chat.tsx';
import { saidBefore } from '#src/pages/assistant/said-before.ts';
import { useChat } from '#src/pages/assistant/use-chat.ts';
import { Card } from '#src/ui/card.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';

const context = 'ai-analysis';

/** A conversation of its own: the server is told who asks, and what was said last. */
export function Assistant() {
  const userType = useAccount()?.userType === 'entrepreneur' ? 'entrepreneur' : 'investor';
  const chat = useChat(context, (asks) => ({ userType, previousMessages: saidBefore(asks) }));
  return (
    <Card className="grid h-[min(40rem,80dvh)] grid-rows-[auto_minmax(0,1fr)] overflow-x-hidden overflow-y-auto">
      <div className="flex justify-end border-b border-base-300 py-1 pe-1">
        <IconButton icon={SquarePen} label={words.startAnew} onPress={chat.clear} />
      </div>
      <Chat chat={chat} />
    </Card>
  );
}
