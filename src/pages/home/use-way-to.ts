import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';

/** Where a call of the front page leads: somebody signed in to the screen itself, anybody else to sign up for it. */
export function useWayTo(): (href: string) => string {
  const account = useAccount();
  return (href) => (account ? href : paths.signupThen(href));
}
