import { planWords, notificationWords as words } from '#src/content/settings.ts';
import { setMailPace, setNotification } from '#src/data/settings.ts';
import { usePreferences } from '#src/data/use-profile.ts';
import { Card } from '#src/ui/card.tsx';
import { ChoiceCard } from '#src/ui/choice-card.tsx';
import { OptionGroup } from '#src/ui/option-group.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { StoredCheck } from '#src/ui/stored-check.tsx';
import { useStored } from '#src/ui/use-stored.ts';
import type { MailPace } from '#sync/records/preferences.ts';
import { PushChoices } from './push-choices.tsx';
import { PushHere } from './push-here.tsx';
import { isKept } from './tell-unkept.ts';

export function NotificationsPart() {
  const preferences = usePreferences();
  if (!preferences) return null;
  return (
    <section className="grid gap-6">
      <div role="group" aria-label={words.title}>
        <SectionHeading title={words.title} lead={words.lead} />
        <Card>
          {words.choices.map(({ kind, label }) => (
            <StoredCheck
              key={kind}
              label={label}
              stored={preferences[kind]}
              onStore={(value) => isKept(setNotification(kind, value), planWords.failed)}
            />
          ))}
        </Card>
      </div>
      <Pace stored={preferences.pace} />
      <PushHere />
      <PushChoices preferences={preferences} />
    </section>
  );
}

function Pace({ stored }: { stored: MailPace }) {
  const [chosen, choose, isStoring] = useStored(stored, (pace) =>
    isKept(setMailPace(pace), planWords.failed),
  );
  return (
    <OptionGroup label={words.pace} busy={isStoring} className="grid gap-3 sm:grid-cols-2">
      {words.paces.map(({ pace, title, more }) => (
        <ChoiceCard
          key={pace}
          name="pace"
          title={title}
          checked={chosen === pace}
          onChange={() => choose(pace)}
        >
          {more}
        </ChoiceCard>
      ))}
    </OptionGroup>
  );
}
