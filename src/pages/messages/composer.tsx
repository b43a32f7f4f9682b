import { riskNotice } from '#src/content/connections.ts';
import { attachmentWords as files, conversationWords as words } from '#src/content/messages.ts';
import type { ConversationHere } from '#src/data/conversation.ts';
import { setBlocked } from '#src/data/messages.ts';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { FileButton } from '#src/ui/file-button.tsx';
import { MessageBox } from '#src/ui/message-box.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { type Account, isVerified } from '#sync/records/account.ts';
import { longestMessage } from '#sync/records/message.ts';
import { acceptedFiles } from '#sync/rules/attachments.ts';
import { ChosenList } from './chosen-list.tsx';
import type { Composing } from './use-composing.ts';

const fewLeft = 200;

/** Where one writes, or why one cannot. */
export function Composer({
  conversation: { connection, other, isBlocked },
  account,
  composing: { text, box, isKept, choosing, write },
  isOpen,
  onSend,
}: {
  conversation: ConversationHere;
  account: Account;
  composing: Composing;
  /** The two can write to each other. */
  isOpen: boolean;
  onSend: () => void;
}) {
  const { status } = connection;
  return (
    <div className="border-t border-base-300 bg-base-100 px-3 py-2 md:px-4 md:py-3">
      <div className="mx-auto grid max-w-3xl gap-2">
        {status !== 'accepted' && <p className="py-2 text-center text-quiet">{words.closed[status]}</p>}
        {status === 'accepted' && isBlocked && (
          <div className="grid justify-items-center gap-2 py-1 text-center">
            <p className="text-quiet">{words.blocked(other.name)}</p>
            <Button small onClick={() => void setBlocked(other, false).catch(tellRefusal(words.failed))}>
              {words.unblock(other.name)}
            </Button>
          </div>
        )}
        {isOpen && !isVerified(account) && (
          <p className="text-sm text-quiet">
            {words.verify} <TextLink href={paths.verify(account)}>{words.verifyLink}</TextLink>
          </p>
        )}
        {isOpen && account.userType === 'investor' && connection.opportunityId !== null && (
          <p className="text-center text-xs text-quiet">
            {riskNotice.title}: {riskNotice.brief}
          </p>
        )}
        {isOpen && <ChosenList choosing={choosing} />}
        {isOpen && (
          <MessageBox
            ref={box}
            label={words.label(other.name)}
            sendLabel={words.send}
            text={text}
            maxLength={longestMessage}
            note={isKept ? noteOn(text) : words.notKept}
            hasFiles={choosing.hasFiles}
            attach={<FileButton label={files.attach} accept={acceptedFiles} onChoose={choosing.choose} />}
            onChange={write}
            onSend={onSend}
          />
        )}
      </div>
    </div>
  );
}

function noteOn(text: string): string {
  const left = longestMessage - text.length;
  return left <= fewLeft ? words.left(left) : '';
}
