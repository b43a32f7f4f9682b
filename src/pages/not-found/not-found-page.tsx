import { MapPinOff } from 'lucide-react';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

export function NotFoundPage() {
  return (
    <div className="grid gap-6">
      <PageHeading title="404 Page Not Found" />
      <EmptyState
        icon={MapPinOff}
        title="There is no screen at this address"
        action={
          <>
            <ButtonLink href={paths.home} look="primary">
              Go home
            </ButtonLink>
            <ButtonLink href={paths.explore}>Explore opportunities</ButtonLink>
          </>
        }
      >
        The link may be old, or a letter may have slipped in.
      </EmptyState>
    </div>
  );
}
