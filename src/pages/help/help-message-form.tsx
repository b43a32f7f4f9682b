import { sendHelpMessage } from '#src/data/messages-to-us.ts';
import { MessageToUsForm } from '#src/pages/forms/message-to-us-form.tsx';
import { paths } from '#src/paths.ts';

const about = { key: 'message:help', title: 'Message to Pankh', href: paths.helpMessage };
const fetchResolver = async () => (await import('./help-message-resolver.ts')).helpMessageResolver;

export function HelpMessageForm() {
  return (
    <MessageToUsForm
      about={about}
      label="Send us a Message"
      fetchResolver={fetchResolver}
      onSend={sendHelpMessage}
    />
  );
}
