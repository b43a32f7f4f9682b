import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Fetched } from '../lib/use-fetched.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadingList } from './loading-list.tsx';
import { Notice } from './notice.tsx';

/**
 * What a call is at: under way, failed with a way to try again, or here. `stays`: what came before stays below the fault where
 * asking anew failed, with all that is being done in it.
 */
export function FetchState<T>({
  fetched,
  label,
  fault,
  retry,
  onRetry,
  stays = false,
  children,
}: {
  fetched: Fetched<T>;
  label: string;
  fault: (error: unknown) => string;
  retry: string;
  onRetry: () => void;
  stays?: boolean;
  children: (value: T) => ReactNode;
}) {
  if (fetched.state === 'loading') return <LoadingList label={label} />;
  const isFault = fetched.state === 'fault';
  const here = isFault ? stays && fetched.before : fetched;
  const again = <Button onClick={onRetry}>{retry}</Button>;
  if (!here) {
    return (
      <EmptyState icon={WifiOff} title={label} action={again}>
        {isFault && fault(fetched.error)}
      </EmptyState>
    );
  }
  return (
    <>
      {stays && (
        <div role="status" className="mb-5 empty:hidden">
          {isFault && (
            <Notice look="warn" title={label} action={again}>
              {fault(fetched.error)}
            </Notice>
          )}
        </div>
      )}
      {children(here.value)}
    </>
  );
}
