import { Link2, Share2 } from 'lucide-react';
import { dealTools as words } from '#src/content/deal-tools.ts';
import { canShare, copyLink, share } from '#src/lib/share.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';

/** Hands on the address of something; where the device has a way of its own, the link can be copied besides. */
export function ShareButtons({
  title,
  href,
  label,
  small,
}: {
  title: string;
  href: string;
  label: string;
  small?: boolean;
}) {
  return (
    <>
      <Button small={small} onClick={() => void share(title, href).then(tell)}>
        <Share2 aria-hidden="true" className="size-4" />
        {label}
      </Button>
      {canShare() && (
        <Button small={small} onClick={() => void copyLink(href).then(tell)}>
          <Link2 aria-hidden="true" className="size-4" />
          {words.copyLink}
        </Button>
      )}
    </>
  );
}

function tell(how: 'shared' | 'copied' | 'cancelled' | 'failed'): void {
  if (how === 'copied') showToast({ kind: 'success', title: words.copied });
  if (how === 'failed') showToast({ kind: 'error', title: words.copyFailed });
}
