import { useParams } from 'wouter';
import { postNewsletterWord } from '#src/api/newsletter.ts';
import { newsletter } from '#src/content/newsletter.ts';
import { MailedLink } from './mailed-link.tsx';

/** Where the links of a newsletter mail lead. */
export function NewsletterLinkPage() {
  const params = useParams<{ purpose: string }>();
  const purpose = params.purpose === 'unsubscribe' ? 'unsubscribe' : 'confirm';
  return (
    <MailedLink
      key={purpose}
      words={newsletter[purpose]}
      onPress={(token) => postNewsletterWord(purpose, token)}
    />
  );
}
