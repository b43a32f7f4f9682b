import { useStore } from 'zustand';
import { type DownloadState, downloadState } from './download-state.ts';

/** How bringing the directory to this device goes. */
export function useDirectoryProgress(): DownloadState {
  return useStore(downloadState);
}
