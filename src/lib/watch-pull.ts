import { drawnBy, farEnough, isOtherGesture } from './pull-gesture.ts';

/**
 * Watches for one finger that pulls the top of the screen down. `onDraw` is told how far, in px, and 0 when the finger has
 * left; `onPull` when it left far enough down. The browser's own answer to that, a reload, is off until the returned function
 * is called.
 */
export function watchPull(onDraw: (px: number) => void, onPull: () => void): () => void {
  const watched = new AbortController();
  let touched: AbortController | undefined;
  let from: { x: number; y: number } | null = null;
  let drawn = 0;

  function draw(px: number): void {
    if (px === drawn) return;
    drawn = px;
    onDraw(px);
  }
  function giveUp(): void {
    from = null;
    draw(0);
  }

  function follow(event: Event): void {
    const touch = (event as TouchEvent).touches[0]; // listens to those alone
    if (!from || !touch) return;
    const to = { x: touch.clientX, y: touch.clientY };
    if (scrollY > 0 || isOtherGesture(from, to)) giveUp();
    else draw(drawnBy(from, to));
  }
  function leave(): void {
    const isFarEnough = drawn >= farEnough;
    giveUp();
    if (isFarEnough) onPull();
  }

  addEventListener(
    'touchstart',
    ({ touches, target }) => {
      giveUp();
      const touch = touches[0];
      if (!touch || touches.length !== 1 || !(target instanceof Element) || !isAtTop(target)) return;
      from = { x: touch.clientX, y: touch.clientY };
      // What becomes of the finger is told to what it came down on, and to nothing above it once that has left the page.
      touched?.abort();
      touched = new AbortController();
      const ofThis = { passive: true, signal: AbortSignal.any([watched.signal, touched.signal]) };
      target.addEventListener('touchmove', follow, ofThis);
      target.addEventListener('touchend', leave, ofThis);
      target.addEventListener('touchcancel', giveUp, ofThis);
    },
    { passive: true, signal: watched.signal },
  );
  document.documentElement.style.overscrollBehaviorY = 'contain';
  return () => {
    watched.abort();
    document.documentElement.style.overscrollBehaviorY = '';
  };
}

/** Neither the screen nor anything in it that is touched could scroll up, and no dialog lies over it. */
function isAtTop(touched: Element): boolean {
  if (scrollY > 0 || touched.closest('dialog')) return false;
  for (let part: Element | null = touched; part; part = part.parentElement)
    if (part.scrollTop > 0) return false;
  return true;
}
