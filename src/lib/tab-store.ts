/**
 * What a tab keeps over a reload. A browser may refuse it, or find it full: then nothing is kept, and nothing found. Never
 * throws. Answers whether it is kept.
 */
export function keepInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** '' where nothing is kept. */
export function keptInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function dropFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept in it.
  }
}
