import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { saveAndReload } from '#src/pwa/before-reload.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

/** A screen that broke does not take the others with it. React offers this to classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div tabIndex={-1} ref={lookHere} className="grid gap-6">
        <PageHeading title="This screen could not be shown" />
        <EmptyState
          icon={CircleAlert}
          title="Trying again often helps"
          action={
            <Button look="primary" onClick={() => void saveAndReload()}>
              Try again
            </Button>
          }
        >
          <Saved />
        </EmptyState>
      </div>
    );
  }
}

/** Nothing is promised of a device whose data cannot be read. */
function Saved() {
  return useDatabaseFault() ? null : 'What you wrote is saved on this device.';
}

/** However far down it broke, its heading is seen, and what it says is heard. */
function lookHere(screen: HTMLElement | null): void {
  screen?.focus();
}
