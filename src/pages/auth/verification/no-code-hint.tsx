import { verificationPage as words } from '#src/content/verification.ts';
import { paths } from '#src/paths.ts';
import { TextLink } from '#src/ui/text-link.tsx';

/** Whether a code was sent is told to nobody who is not signed in. */
export function NoCodeHint() {
  return (
    <p className="text-sm text-quiet">
      {words.noCode} <TextLink href={paths.loginThen(paths.verification)}>{words.login}</TextLink>
    </p>
  );
}
