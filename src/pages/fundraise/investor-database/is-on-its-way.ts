import type { DownloadState } from '#src/directory/download-state.ts';

/** Whether investors may still come by themselves. `patient`: until when that is believed though nobody asked for them yet. */
export function isOnItsWay({ at }: DownloadState, patient: boolean, isOnline: boolean): boolean {
  return at === 'downloading' || (isOnline && (at === 'asked' || (at !== 'fault' && patient)));
}
