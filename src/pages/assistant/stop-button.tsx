import { type Ref, useEffect, useState } from 'react';
import { dollarWords as words } from '#src/content/dollar.ts';
import { Button } from '#src/ui/button.tsx';

/** Half a second: whoever presses Enter twice to send does not mean the button that has come to stand there with the focus. */
const pause = 500;

/** Stops an answer that is under way. */
export function StopButton({ ref, onStop }: { ref: Ref<HTMLButtonElement>; onStop: () => void }) {
  const [isMeant, setMeant] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMeant(true), pause);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button ref={ref} small later={!isMeant} onClick={onStop}>
      {words.stop}
    </Button>
  );
}
