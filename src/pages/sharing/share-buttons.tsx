import { Link2 } from 'lucide-react';
import { dealTools as words } from '#src/content/deal-tools.ts';
import { canShare, copyLink } from '#src/lib/share.ts';
import { Button } from '#src/ui/button.tsx';
import { ShareButton } from './share-button.tsx';
import { tellShared } from './tell-shared.ts';

/** Hands on the address of something; where the device has a way of its own, the link can be copied besides. */
export function ShareButtons({
  title,
  href,
  label,
  small = false,
}: {
  title: string;
  href: string;
  label: string;
  small?: boolean;
}) {
  return (
    <>
      <ShareButton title={title} href={href} label={label} small={small} />
      {canShare() && (
        <Button small={small} onClick={() => void copyLink(href).then(tellShared)}>
          <Link2 aria-hidden="true" className="size-4" />
          {words.copyLink}
        </Button>
      )}
    </>
  );
}
