import { useArrived } from '#src/data/database/use-arrived.ts';
import { useConversations } from '#src/data/use-conversations.ts';
import { ConversationRows } from './conversation-rows.tsx';

/** Every conversation of the person: read for as long as this is shown. */
export function OwnConversations() {
  return <ConversationRows conversations={useArrived(useConversations())} chosen={null} />;
}
