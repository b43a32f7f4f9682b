import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Fetched } from '../lib/use-fetched.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadingList } from './loading-list.tsx';

/** What a call is at: under way, failed with a way to try again, or here. */
export function FetchState<T>({
  fetched,
  label,
  fault,
  retry,
  onRetry,
  children,
}: {
  fetched: Fetched<T>;
  label: string;
  fault: (error: unknown) => string;
  retry: string;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}) {
  if (fetched.state === 'loading') return <LoadingList label={label} />;
  if (fetched.state === 'ready') return children(fetched.value);
  return (
    <EmptyState icon={WifiOff} title={label} action={<Button onClick={onRetry}>{retry}</Button>}>
      {fault(fetched.error)}
    </EmptyState>
  );
}
