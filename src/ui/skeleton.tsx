/** The ground on which something is about to stand. Size it with layout classes. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton bg-base-300/60 ${className}`} />;
}
