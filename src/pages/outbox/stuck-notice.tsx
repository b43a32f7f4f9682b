import type { ReactNode } from 'react';
import { startAfresh } from '#src/syncing/start-afresh.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** The server answers and nothing moves: what a person can do about it. */
export function StuckNotice({ children }: { children: ReactNode }) {
  return (
    <Notice
      look="bad"
      title="Sending is stuck"
      action={
        <>
          <Button look="primary" onClick={syncNow}>
            Try again
          </Button>
          <Button onClick={startAfresh}>Start afresh</Button>
        </>
      }
    >
      The server answers, but nothing moves. Your work is safe on this device. Starting afresh reads
      everything anew and keeps what waits; the diagnostics below tell more to whoever helps you. {children}
    </Notice>
  );
}
