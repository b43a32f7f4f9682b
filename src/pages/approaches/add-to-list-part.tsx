import { ListChecks, ListPlus } from 'lucide-react';
import { addToList as words } from '#src/content/approaches.ts';
import { type ApproachSource, addApproach } from '#src/data/approaches.ts';
import { useIsListed } from '#src/data/use-approaches.ts';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import { paths } from '#src/paths.ts';
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
    <Button
      small={small}
      aria-label={words.addNamed(name)}
      onClick={() => void addApproach(source).catch(tellRefusal(words.failed))}
    >
      <ListPlus aria-hidden="true" className="size-4" />
      {words.add}
    </Button>
  );
}
