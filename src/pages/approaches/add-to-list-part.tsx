import { ListChecks, ListPlus } from 'lucide-react';
import { addToList as words } from '#src/content/approaches.ts';
import { type ApproachSource, addApproach } from '#src/data/approaches.ts';
import { RefusedError } from '#src/data/refused-error.ts';
import { useIsListed } from '#src/data/use-approaches.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';

export function AddToListPart({ source, small }: { source: ApproachSource; small?: boolean }) {
  const isListed = useIsListed(source);
  if (isListed === undefined) return null;
  const { name } = source;
  if (isListed)
    return (
      <ButtonLink href={paths.approaches} small={small} label={words.openNamed(name)}>
        <ListChecks aria-hidden="true" className="size-4" />
        {words.open}
      </ButtonLink>
    );
  return (
    <Button small={small} aria-label={words.addNamed(name)} onClick={() => void add(source)}>
      <ListPlus aria-hidden="true" className="size-4" />
      {words.add}
    </Button>
  );
}

async function add(source: ApproachSource): Promise<void> {
  try {
    await addApproach(source);
  } catch (error) {
    const detail = error instanceof RefusedError ? error.failure.message : undefined;
    showToast({ kind: 'error', title: words.failed, detail });
  }
}
