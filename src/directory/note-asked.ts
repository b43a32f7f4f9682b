import { downloadState, setDownloadState } from './download-state.ts';

/** What is known to be here, or to wait for the person, is so meanwhile. */
export function noteAsked(): void {
  const { at } = downloadState.getState();
  if (at === 'waiting' || at === 'none' || at === 'fault') setDownloadState({ at: 'asked' });
}
