import { drawnBy, farEnough, isOtherGesture } from './pull-gesture.ts';

/**
 * Watches for one finger that pulls the top of the screen down. `onDraw` is told how far, in px, and 0 when the finger has
 * left; `onPull` when it left far enough down. The browser's own answer to that, a reload, is off until the returned function
 * is called.
 */
export function watchPull(onDraw: (px: number) => void, onPull: () => void): () => void {
  const watched = new AbortController();
  const options = { passive: true, signal: watched.signal };
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

  addEventListener(
    'touchstart',
    ({ touches, target }) => {
      giveUp();
      const touch = touches[0];
      if (touch && touches.length === 1 && isAtTop(target)) from = { x: touch.clientX, y: touch.clientY };
    },
    options,
  );
  addEventListener(
    'touchmove',
    ({ touches }) => {
      const touch = touches[0];
      if (!from || !touch) return;
      const to = { x: touch.clientX, y: touch.clientY };
      if (scrollY > 0 || isOtherGesture(from, to)) giveUp();
      else draw(drawnBy(from, to));
    },
    options,
  );
  addEventListener(
    'touchend',
    () => {
      const isFarEnough = drawn >= farEnough;
      giveUp();
      if (isFarEnough) onPull();
    },
    options,
  );
  addEventListener('touchcancel', giveUp, options);
  document.documentElement.style.overscrollBehaviorY = 'contain';
  return () => {
    watched.abort();
    document.documentElement.style.overscrollBehaviorY = '';
  };
}

/** Neither the screen nor anything in it that is touched could scroll up, and no dialog lies over it. */
function isAtTop(touched: EventTarget | null): boolean {
  if (scrollY > 0 || !(touched instanceof Element) || touched.closest('dialog')) return false;
  for (let part: Element | null = touched; part; part = part.parentElement)
    if (part.scrollTop > 0) return false;
  return true;
}
