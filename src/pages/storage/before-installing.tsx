import { beforeInstalling as words } from '#src/content/own-storage.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useLeftBehind } from './use-left-behind.ts';

/** To a guest in Safari of iOS who has written something: what brings it into the app. */
export function BeforeInstalling({ onChoose }: { onChoose?: () => void }) {
  return useLeftBehind() ? <BeforeInstallingNote onChoose={onChoose} /> : null;
}

export function BeforeInstallingNote({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const login = (
    <ButtonLink small href={paths.login} {...(onChoose && { onClick: onChoose })}>
      {words.login}
    </ButtonLink>
  );
  return (
    <Notice title={words.title} action={login}>
      {words.text}
    </Notice>
  );
}
