import { paths } from '#src/paths.ts';
import { useAccount } from './use-account.ts';

/** Where "View Details" of a deal leads: a guest to sign up first. Nobody is sent there before it is known who is here. */
export function useWayToDeal(): (href: string) => string {
  const account = useAccount();
  return (href) => (account === null ? paths.signupThen(href) : href);
}
