import { brand } from '#src/content/brand.ts';
import { notAdvice, publicFooter } from '#src/content/footer.ts';
import { FooterBar, FooterFrame } from '#src/ui/footer.tsx';

export function SiteFooter() {
  return (
    <FooterFrame>
      <FooterBar note={notAdvice} links={publicFooter} email={brand.email} />
    </FooterFrame>
  );
}
