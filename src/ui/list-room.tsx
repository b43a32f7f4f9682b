import type { ReactNode } from 'react';

/**
 * Room for a list that arrives later, down to the screen's lower edge at least: what stands below it is not seen to jump, however
 * long the list is. The heading and what one asks with take 22 rem above it on every screen that has one. More than 60 rem is
 * not kept on the tallest screen.
 */
export function ListRoom({ children }: { children: ReactNode }) {
  return <div className="grid min-h-[min(100dvh-22rem,60rem)] content-start gap-5 *:min-w-0">{children}</div>;
}
