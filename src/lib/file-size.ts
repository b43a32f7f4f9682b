/** Bytes as people say them: "5 bytes", "248 KB", "1.2 MB", "10.7 GB". */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`;
  if (bytes < 999_950_000) return `${tenths(bytes / 1_000_000)} MB`;
  return `${tenths(bytes / 1_000_000_000)} GB`;
}

function tenths(number: number): string {
  return number.toFixed(1).replace(/\.0$/, '');
}
