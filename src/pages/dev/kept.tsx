import { useState } from 'react';
import { ShareButton } from '#src/pages/sharing/share-button.tsx';
import { ShareButtons } from '#src/pages/sharing/share-buttons.tsx';
import { paths } from '#src/paths.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { BreakableAddress } from '#src/ui/breakable-address.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ChoicePanel } from '#src/ui/choice-panel.tsx';
import { KeptWork } from '#src/ui/kept-work.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { PageLoadButton } from '#src/ui/page-load-button.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { VersionList } from '#src/ui/version-list.tsx';
import { WorkState } from '#src/ui/work-state.tsx';
import { Row, Shelf } from './shelf.tsx';

const states = ['saved', 'sending', 'waiting', 'needs-you', 'sent', 'merged'] as const;
const at = '2026-01-05T10:00:00Z';

/** Work that is kept, and the small things that stand in a sentence. */
export function Kept() {
  const [isKept, setKept] = useState(true);
  return (
    <Shelf title="Kept work, and small things">
      <Row title="Where a piece of work is">
        {states.map((state) => (
          <WorkState key={state} state={state} />
        ))}
      </Row>
      {isKept && (
        <KeptWork
          kept={{ userId: 'u', name: 'Tara Menon', count: 2, since: at }}
          onRemove={() => setKept(false)}
        />
      )}
      <ChoicePanel
        id="dev-choice"
        title="Two devices wrote this"
        lead="Keep one."
        actions={
          <>
            <Button small>Keep 1</Button>
            <Button small>Keep 2</Button>
          </>
        }
      >
        <p>Only its writer can decide.</p>
      </ChoicePanel>
      <VersionList
        versions={[
          {
            key: 'a',
            at,
            reason: 'before it was merged',
            writer: 'a phone',
            previews: [
              { label: 'Title', words: 'Varsha Looms' },
              { label: 'Location', words: '' },
            ],
          },
        ]}
        onChoose={() => {}}
      />
      <Row title="Links that look like buttons">
        <ButtonLink href={paths.explore} look="primary">
          Explore
        </ButtonLink>
        <ButtonLink href={paths.explore} small>
          Small
        </ButtonLink>
        <PageLoadButton href={paths.home}>Leaves the app</PageLoadButton>
        <ShareButton title="Design system" href="/dev/ui" label="Share" look="primary" />
        <ShareButtons title="Design system" href="/dev/ui" label="Share" />
      </Row>
      <Row title="In a sentence">
        <Avatar name="Tara Menon" />
        <p>
          <TextLink href={paths.help}>A link</TextLink>, <Moment at={at} />,{' '}
          <RichText text="words with [one in them](/help)" />,{' '}
          <LinkedText text="what somebody wrote: https://example.com" />,{' '}
          <BreakableAddress address="a-long-address-that-breaks@people.example" />,{' '}
          <Unbroken text="a well-kept word" />
        </p>
        <BackLink href={paths.help}>All articles</BackLink>
        <TextLink alone href={paths.help}>
          A link that stands alone
        </TextLink>
      </Row>
    </Shelf>
  );
}
