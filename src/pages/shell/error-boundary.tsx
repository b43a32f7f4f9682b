import { CloudOff } from 'lucide-react';
import { Component, type ReactNode } from 'react';
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
          icon={CloudOff}
          title="Your work is safe"
          action={
            <Button look="primary" onClick={() => void saveAndReload()}>
              Try again
            </Button>
          }
        >
          What you wrote is saved on this device. Trying again usually helps; the other screens still work.
        </EmptyState>
      </div>
    );
  }
}

/** However far down it broke, its heading is seen, and what it says is heard. */
function lookHere(screen: HTMLElement | null): void {
  screen?.focus();
}
