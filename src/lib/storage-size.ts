import { fileSize } from './file-size.ts';

/** As fileSize, for what may be larger than any file: "10.7 GB". Apart, as every page loads that one. */
export function storageSize(bytes: number): string {
  if (bytes < 999_950_000) return fileSize(bytes);
  return `${(bytes / 1_000_000_000).toFixed(1).replace(/\.0$/, '')} GB`;
}
