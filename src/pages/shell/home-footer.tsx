import { brand } from '#src/content/brand.ts';
import { homeFooter, legalLinks, notAdvice } from '#src/content/footer.ts';
import { FooterBar, FooterFrame, FooterGroups } from '#src/ui/footer.tsx';

export function HomeFooter() {
  return (
    <FooterFrame>
      <FooterGroups groups={homeFooter} />
      <FooterBar note={notAdvice} links={legalLinks} email={brand.email} />
    </FooterFrame>
  );
}
