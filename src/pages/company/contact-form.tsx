import { useSearchParams } from 'wouter';
import { contact } from '#src/content/contact.ts';
import { sendContactMessage } from '#src/data/messages-to-us.ts';
import { MessageToUsForm } from '#src/pages/forms/message-to-us-form.tsx';
import { paths } from '#src/paths.ts';
import { contactCategories } from '#sync/message-words.ts';

const about = { key: 'message:contact', title: 'Message to Pankh', href: paths.contact };
const fetchResolver = async () => (await import('./contact-resolver.ts')).contactResolver;

export function ContactForm() {
  const [query] = useSearchParams();
  const asked = contactCategories.find((category) => category === query.get('category'));
  return (
    <MessageToUsForm
      about={about}
      asks={{ category: asked ?? '', consent: contact.consent }}
      fetchResolver={fetchResolver}
      onSend={sendContactMessage}
    />
  );
}
