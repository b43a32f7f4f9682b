/** Whether another screen of this window lies behind the one shown. The history alone does not tell: it is as long after going back. */
export function isScreenBehind(): boolean {
  return window.navigation?.canGoBack ?? (history.length > 1 && !isMarked());
}

/**
 * In a browser that does not tell either, marks the screen with which this window has begun, also once another takes its place.
 * Answers how to end that.
 */
export function markFirstScreen(): () => void {
  if (window.navigation) return () => {};
  let isFirst = history.length === 1 || isMarked();
  const mark = () => {
    if (isFirst && !isMarked()) history.replaceState({ ...history.state, isFirst }, '');
  };
  const follow = () => {
    isFirst = isMarked();
  };
  mark();
  // As the router tells of them.
  addEventListener('replaceState', mark);
  addEventListener('pushState', follow);
  addEventListener('popstate', follow);
  return () => {
    removeEventListener('replaceState', mark);
    removeEventListener('pushState', follow);
    removeEventListener('popstate', follow);
  };
}

function isMarked(): boolean {
  return history.state?.isFirst === true;
}
