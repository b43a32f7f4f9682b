import { createStore } from 'zustand/vanilla';

/**
 * How bringing the directory to this device goes. `waiting`: the server has not said yet what there is. `asked`: it is being
 * asked for that, or another tab is bringing it. `none`: it has no directory. `asking`: the connection is metered, and the rest comes once the person says so.
 * Bytes are as sent. A fault loses nothing: what was stored before stays, what arrived is kept.
 */
export type DownloadState =
  | { at: 'waiting' }
  | { at: 'asked' }
  | { at: 'none' }
  | { at: 'rest' }
  | { at: 'asking'; bytes: number }
  | { at: 'downloading'; bytes: number; of: number }
  | { at: 'fault'; reason: 'no-answer' | 'damaged' | 'storage-full' };

const initial: DownloadState = { at: 'waiting' };

export const downloadState = createStore<DownloadState>(() => initial);

export function setDownloadState(state: DownloadState): void {
  downloadState.setState(state, true);
}
