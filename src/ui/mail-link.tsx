import { BreakableAddress } from './breakable-address.tsx';

/** Writes to somebody in the person's own mail program. */
export function MailLink({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 md:min-h-6"
    >
      <span>
        <BreakableAddress address={address} />
      </span>
    </a>
  );
}
