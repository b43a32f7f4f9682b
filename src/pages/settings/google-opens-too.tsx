import { Link } from 'wouter';
import { accountWords } from '#src/content/settings.ts';
import { paths } from '#src/paths.ts';

const words = accountWords.password.google;

/** What a new password does not end, and where that ends. `linkedAt`: since when Google opens the account; nothing where it does not. */
export function GoogleOpensToo({ linkedAt }: { linkedAt: string | null | undefined }) {
  if (!linkedAt) return null;
  return (
    <p className="text-quiet">
      {words.text}{' '}
      <Link
        href={paths.settingsPart('sessions')}
        className="link inline-flex min-h-11 items-center font-medium"
      >
        {words.link}
      </Link>
    </p>
  );
}
