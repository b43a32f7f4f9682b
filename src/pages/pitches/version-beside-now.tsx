import { shortenParts } from '#src/lib/shorten-parts.ts';
import { Moment } from '#src/ui/moment.tsx';
import { SideBySide } from '#src/ui/side-by-side.tsx';
import { compareTexts } from '#sync/compare.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { DraftVersion } from '#sync/records/draft-version.ts';
import { differencesOf } from './version-differences.ts';

/** Every part in which a version differs, as it was and as it is. */
export function VersionBesideNow({
  version,
  now,
  reason,
}: {
  version: DraftVersion;
  now: Draft;
  reason: string;
}) {
  const differences = differencesOf(version, now);
  return (
    <div className="grid gap-5">
      <p className="text-quiet">
        Kept <Moment at={version.at} />, {reason}. Words that only one of them has are marked.
      </p>
      {differences.length === 0 && <p>The draft says the same now.</p>}
      {differences.map(({ label, before, now: present }) => {
        const [thenParts, nowParts] = compareTexts(before, present);
        return (
          <section key={label} aria-label={label} className="grid gap-2">
            <h3 className="font-semibold">{label}</h3>
            <SideBySide
              texts={[
                { key: 'then', heading: 'In this version', parts: shortenParts(thenParts) },
                { key: 'now', heading: 'Now', parts: shortenParts(nowParts) },
              ]}
            />
          </section>
        );
      })}
    </div>
  );
}
