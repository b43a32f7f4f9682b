import { brand } from '#src/content/brand.ts';
import { homeFooter, legalLinks, notAdvice } from '#src/content/footer.ts';
import { isScreen } from '#src/paths.ts';
import { FooterBar, FooterFrame, FooterGroups } from '#src/ui/footer.tsx';

export function HomeFooter() {
  const groups = homeFooter.map(({ title, links }) => ({
    title,
    links: links.filter(({ href }) => href.startsWith('#') || isScreen(href)),
  }));
  return (
    <FooterFrame>
      <FooterGroups groups={groups} />
      <FooterBar note={notAdvice} links={legalLinks} email={brand.email} />
    </FooterFrame>
  );
}
