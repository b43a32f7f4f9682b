import { X } from 'lucide-react';
import { useState } from 'react';
import { messagesWords, conversationWords as words } from '#src/content/messages.ts';
import type { ConversationHere } from '#src/data/conversation.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { FoundMessages } from './found-messages.tsx';
import { mostFound, useFound } from './use-found.ts';

/** Seeks words in one conversation, in all of it that is on this device. */
export function ConversationSearch({
  conversation: { connection, other },
  sought,
  onNote,
  onClose,
}: {
  conversation: ConversationHere;
  /** What was looked for here before. */
  sought: string;
  /** Takes note of what is looked for, for the way back from what was found. */
  onNote: (typed: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(sought);
  const found = useFound(typed, connection.id);
  const isAsked = typed.trim() !== '';
  return (
    <div className="grid min-h-0 grid-rows-[auto_auto_minmax(0,1fr)] gap-2 px-3 py-3 md:px-4">
      <div className="flex gap-1">
        <SearchField label={words.search} placeholder={words.search} value={typed} onChange={setTyped} />
        <IconButton icon={X} label={words.endSearch} onPress={onClose} />
      </div>
      <p role="status" className="px-3 text-sm text-quiet">
        {isAsked &&
          found &&
          (found.length < mostFound ? words.found(found.length) : words.mostFound(mostFound))}
      </p>
      <div className="min-h-0 overflow-y-auto">
        {isAsked && found && (
          <FoundMessages
            found={found}
            label={messagesWords.found}
            whoOf={({ senderId }) => (senderId === other.id ? other.name : messagesWords.youAlone)}
            onChoose={() => onNote(typed)}
          />
        )}
      </div>
    </div>
  );
}
