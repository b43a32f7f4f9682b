import { Share2 } from 'lucide-react';
import { share } from '#src/lib/share.ts';
import { Button } from '#src/ui/button.tsx';
import type { ButtonLook } from '#src/ui/button-class.ts';
import { tellShared } from './tell-shared.ts';

/** Hands on the address of something: by the device's own sharing, or to the clipboard. */
export function ShareButton({
  title,
  href,
  label,
  ...look
}: ButtonLook & { title: string; href: string; label: string }) {
  return (
    <Button {...look} onClick={() => void share(title, href).then(tellShared)}>
      <Share2 aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
