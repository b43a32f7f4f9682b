import { useState } from 'react';
import { ApiError } from '#src/api/api-error.ts';
import { newsletter } from '#src/content/newsletter.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { useHash } from '#src/ui/use-hash.ts';

interface Link {
  words: { title: string; lead: string; action: string; done: string };
  /** Rejects where it was not done. */
  onPress: (token: string) => Promise<void>;
}

/** Where a link of a mail leads that needs no sign-in. Opening it changes nothing: only the button does. */
export function MailedLink(link: Link) {
  const token = useHash();
  return <OneLink key={token} token={token} {...link} />;
}

function OneLink({ token, words, onPress }: Link & { token: string }) {
  const [at, setAt] = useState<'rest' | 'busy' | 'done'>('rest');
  const [fault, setFault] = useState<string>();

  async function press() {
    setAt('busy');
    setFault(undefined);
    try {
      await onPress(token);
      setAt('done');
    } catch (error) {
      setAt('rest');
      setFault(error instanceof ApiError && error.failure ? error.failure.message : newsletter.offline);
    }
  }

  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      {/* Another one takes the focus, which went with the button. */}
      <PageHeading
        key={String(at === 'done')}
        title={words.title}
        lead={token === '' ? undefined : words.lead}
      />
      <div role="status" className="empty:absolute">
        {at === 'done' && <Notice title={words.done} />}
      </div>
      {token === '' && <Notice look="warn" title={newsletter.incomplete} />}
      {at !== 'done' && token !== '' && (
        <Button look="primary" busy={at === 'busy'} onClick={() => void press()}>
          {words.action}
        </Button>
      )}
      <FormFault message={fault} />
      <ButtonLink href={paths.home}>Go home</ButtonLink>
    </div>
  );
}
