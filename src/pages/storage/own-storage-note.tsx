import { useState } from 'react';
import { ownStorage } from '#src/content/own-storage.ts';
import { isIosApp } from '#src/pwa/ios-app.ts';
import { Notice } from '#src/ui/notice.tsx';

/** On iOS the app on the home screen has nothing of what Safari keeps of the same site: who was signed in there is not here. */
export function OwnStorageNote() {
  const [isShown] = useState(() => isIosApp(navigator));
  return isShown ? <Notice title={ownStorage.title}>{ownStorage.text}</Notice> : null;
}
