import { useEffect, useEffectEvent } from 'react';
import { beforeInstalling as words } from '#src/content/own-storage.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useLeftBehind } from './use-left-behind.ts';

/**
 * To a guest in Safari of iOS who has written something: what brings it into the app. `onKnown`: it stands there by now, or
 * will not.
 */
export function BeforeInstalling({ onChoose, onKnown }: { onChoose?: () => void; onKnown?: () => void }) {
  const isLeftBehind = useLeftBehind();
  const isKnown = isLeftBehind !== undefined;
  const tell = useEffectEvent(() => onKnown?.());
  useEffect(() => {
    if (isKnown) tell();
  }, [isKnown]);
  return isLeftBehind ? <BeforeInstallingNote onChoose={onChoose} /> : null;
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
