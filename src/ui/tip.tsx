/**
 * What a control is called, for whoever points at it; over the whole of the control, which is `relative`. As a title of the
 * control itself a screen reader would say it after the name, which is the same.
 */
export function Tip({ words }: { words: string }) {
  return <span aria-hidden="true" title={words} className="absolute inset-0" />;
}
