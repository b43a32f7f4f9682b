import { Luggage } from 'lucide-react';
import { useState } from 'react';
import { keptParts } from '#src/content/directory.ts';
import { tripWords as words } from '#src/content/trip.ts';
import type { TripContents } from '#src/data/trip-contents.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { isAsMuch } from '#src/directory/part-order.ts';
import { useDirectoryProgress } from '#src/directory/use-directory-progress.ts';
import { useKeptPart } from '#src/directory/use-kept-part.ts';
import { usePartHere } from '#src/directory/use-part-here.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { isIosSafari } from '#src/pwa/ios-safari.ts';
import { takeTrip } from '#src/storage/take-trip.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { InlineSelect } from '#src/ui/inline-select.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { tellTripFault } from './tell-trip-fault.ts';

/** One tap; for how long, and how many investors, can be chosen before. `isFolded`: the choices take no room until they are unfolded. */
export function NewTrip({
  contents: { files },
  isFolded,
}: {
  contents: TripContents;
  isFolded?: boolean | undefined;
}) {
  const kept = useKeptPart();
  const here = usePartHere();
  const { at } = useDirectoryProgress();
  const [days, setDays] = useState('14');
  const [chosen, setChosen] = useState<KeptPart>();
  const part = chosen ?? kept?.part ?? 'everything';
  const ofDirectory = kept && !isAsMuch(here ?? null, part) ? kept.bytes[part] : 0;
  const toBring = files.bytes - files.bytesHere + ofDirectory;
  // What there is of the directory is known once it has been told, and something of it came.
  const isKnown = Boolean(kept) || (here ?? null) !== null || at === 'none';
  const brings = toBring > 0 ? words.toBring(fileSize(toBring)) : words.nothingToBring;
  const choices = (
    <div className="-mx-2.5 -my-2.5 flex flex-wrap gap-x-4">
      <InlineSelect label={words.days} options={words.dayChoices} value={days} onChange={setDays} />
      {kept && (
        <InlineSelect
          label={words.investors}
          options={keptParts.map(({ part: value, label }) => ({
            value,
            label: `${label} (${fileSize(kept.bytes[value])})`,
          }))}
          value={part}
          onChange={(value) => setChosen(keptParts.find((each) => each.part === value)?.part)}
        />
      )}
    </div>
  );
  return (
    <div className="grid gap-3">
      {!isFolded && choices}
      <div className={isFolded ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : 'contents'}>
        <p className={`text-quiet ${isFolded ? 'order-1' : ''}`}>{isKnown ? brings : words.unknownToBring}</p>
        <Button
          look="primary"
          className="justify-self-start"
          onClick={() => void takeTrip(Number(days), part).catch(tellTripFault)}
        >
          <Luggage aria-hidden="true" className="size-4 shrink-0" />
          {words.take}
        </Button>
      </div>
      {isIosSafari(navigator) && <Notice look="warn">{words.safari}.</Notice>}
      {isFolded && <Disclosure title={words.choices}>{choices}</Disclosure>}
    </div>
  );
}
