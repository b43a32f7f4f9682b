import { useAccount } from '#src/data/use-account.ts';
import { isScreen, paths } from '#src/paths.ts';

/** Where a call of the front page leads: somebody signed in to the screen itself, anybody else to sign up for it. */
export function useWayTo(): (href: string) => string {
  const account = useAccount();
  return (href) => {
    const screen = isScreen(href) || href.startsWith('/investment/') ? href : paths.explore;
    return account ? screen : paths.signupThen(screen);
  };
}
