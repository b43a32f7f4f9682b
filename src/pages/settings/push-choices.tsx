import { deviceWords as words } from '#src/content/push.ts';
import { planWords } from '#src/content/settings.ts';
import { setPush, setQuietHours } from '#src/data/settings.ts';
import { Card } from '#src/ui/card.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { StoredCheck } from '#src/ui/stored-check.tsx';
import { useStored } from '#src/ui/use-stored.ts';
import type { Preferences, QuietHours } from '#sync/records/preferences.ts';
import { isKept } from './tell-unkept.ts';

const night = { from: '22:00', to: '07:00' };
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** What may be chosen for one end of them: not the other end, as none would be quiet between the two. */
export function hoursFor(end: 'from' | 'to', chosen: QuietHours): string[] {
  const other = chosen[end === 'from' ? 'to' : 'from'];
  const all = hours.includes(chosen[end]) ? hours : [chosen[end], ...hours];
  return all.filter((hour) => hour !== other || hour === chosen[end]);
}

/** What all devices of a person notify of, and when they do not. */
export function PushChoices({ preferences }: { preferences: Required<Preferences> }) {
  const off = new Set(preferences.notPushed);
  return (
    <>
      <div role="group" aria-label={words.kindsTitle}>
        <SectionHeading title={words.kindsTitle} lead={words.kindsLead} />
        <Card>
          {words.choices.map(({ kind, label }) => (
            <StoredCheck
              key={kind}
              label={label}
              stored={!off.has(kind)}
              onStore={(value) => isKept(setPush(kind, value), planWords.failed)}
            />
          ))}
        </Card>
      </div>
      <Quiet stored={preferences.quietHours} />
    </>
  );
}

function Quiet({ stored }: { stored: QuietHours | null }) {
  const { quiet } = words;
  const store = (value: QuietHours | null) => isKept(setQuietHours(value), planWords.failed);
  const [chosen, choose, isStoring] = useStored(stored, store);
  return (
    <div>
      <SectionHeading title={quiet.title} lead={quiet.lead} />
      <Card className="grid gap-4 p-5 sm:p-6">
        <StoredCheck
          label={quiet.label}
          stored={stored !== null}
          onStore={(isOn) => store(isOn ? night : null)}
        />
        {chosen && (
          <div aria-busy={isStoring || undefined} className="grid grid-cols-2 gap-4 sm:max-w-sm">
            {(['from', 'to'] as const).map((end) => (
              <SelectField
                key={end}
                label={quiet[end]}
                options={hoursFor(end, chosen)}
                value={chosen[end]}
                onChange={({ target }) => choose({ ...chosen, [end]: target.value })}
              />
            ))}
          </div>
        )}
      </Card>
    </div>
  );
}
