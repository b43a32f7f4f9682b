import { fetchMessages } from '#src/api/admin.ts';
import { adminPage, messageList as words } from '#src/content/admin.ts';
import { contactCategoryLabels } from '#src/content/contact.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { Badge } from '#src/ui/badge.tsx';
import { FetchState } from '#src/ui/fetch-state.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { Desk, Queue } from './queue.tsx';
import { whyNot } from './why-not.ts';

const categoryLabels = new Map<string, string>(Object.entries(contactCategoryLabels));

export function MessageList() {
  const [fetched, reload] = useFetchedOnline(fetchMessages, 'messages');
  return (
    <Desk title={words.title} lead={words.lead}>
      <FetchState
        fetched={fetched}
        label={words.title}
        fault={whyNot}
        retry={adminPage.retry}
        onRetry={reload}
      >
        {(messages) => (
          <Queue rows={messages} label={words.title} none={words.none}>
            {({ subject, name, email, category, message, at }) => (
              <>
                <div className="flex flex-wrap items-center gap-3">
                  <h3 className="text-lg font-semibold">{subject}</h3>
                  <Badge>{categoryLabels.get(category) ?? category}</Badge>
                </div>
                <p className="text-quiet">
                  {name}, {email}, <Moment at={at} />
                </p>
                <Prose text={message} />
                <a
                  href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
                  className="link inline-flex min-h-11 items-center justify-self-start font-medium"
                >
                  {words.answer}
                </a>
              </>
            )}
          </Queue>
        )}
      </FetchState>
    </Desk>
  );
}
