import { fictional, messaging } from '#src/content/home.ts';
import { paths } from '#src/paths.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ChatPreview } from '#src/ui/chat-preview.tsx';
import { FeatureRow } from '#src/ui/feature-row.tsx';
import { useWayTo } from './use-way-to.ts';

export function MessagingPreview() {
  const wayTo = useWayTo();
  return (
    <FeatureRow
      flipped
      title={messaging.title}
      lead={messaging.lead}
      more={<BulletList points={messaging.points} />}
      actions={
        <>
          <ButtonLink href={wayTo(paths.messages)} look="primary">
            {messaging.start}
          </ButtonLink>
          <ButtonLink href={wayTo(paths.connections)}>{messaging.meeting}</ButtonLink>
        </>
      }
    >
      <ChatPreview
        name={messaging.with}
        about={messaging.about}
        said={messaging.said}
        file={messaging.file}
        note={fictional}
      />
    </FeatureRow>
  );
}
