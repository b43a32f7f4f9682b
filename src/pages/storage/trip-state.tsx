import { tripWords as words } from '#src/content/trip.ts';
import { Notice } from '#src/ui/notice.tsx';
import { SaveMark } from '#src/ui/save-mark.tsx';

const looks = { ready: 'saved', partly: 'fault', bringing: 'saving' } as const;

/** Whether one can go. */
export function TripState({ state, isOver }: { state: keyof typeof looks; isOver: boolean }) {
  return (
    <>
      <div role="status">
        <SaveMark look={looks[state]} text={words[state]} />
      </div>
      {state === 'bringing' && <p className="text-quiet">{words.keepOpen}</p>}
      {isOver && (
        <Notice title={words.over}>
          {state === 'ready' && `${words.stillHere} `}
          {words.overDetail}
        </Notice>
      )}
    </>
  );
}
