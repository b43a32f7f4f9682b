/**
 * What a message on a phone must not lie on: the field that is being written in, and the actions of an editor. Scrolls the
 * page by what the message covers beyond the header, at whose place it stands.
 */
export function keepClear(message: HTMLElement): void {
  const { bottom } = message.getBoundingClientRect();
  const free = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const field = document.activeElement?.closest('main input, main textarea, main select');
  const covered = [field, ...document.querySelectorAll('main [data-keep-clear]')]
    .map((element) => element?.getBoundingClientRect())
    .filter((rect) => rect !== undefined && rect.top < bottom && rect.bottom > free)
    .map((rect) => bottom - Math.max(rect?.top ?? 0, free));
  const most = Math.max(0, ...covered);
  if (most > 0) scrollBy(0, -(most + gap));
}

const gap = 8;
