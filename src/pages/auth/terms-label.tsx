import { paths } from '#src/paths.ts';
import { TextLink } from '#src/ui/text-link.tsx';

/** One tick for the terms and for the age they ask for. */
export function TermsLabel({ also }: { also?: string }) {
  return (
    <>
      I am 18 or older and agree to the <TextLink href={paths.terms}>Terms and Conditions</TextLink> and the{' '}
      <TextLink href={paths.privacy}>Privacy Policy</TextLink>
      {also}.
    </>
  );
}
