let dialogs = 0;

/**
 * Keeps the page from scrolling under a dialog. Answers how to let go. Said by an attribute of the page: a rule that looks for
 * open dialogs (`:has`) would have the styles of the whole page computed anew with each change anywhere in it.
 */
export function holdPage(): () => void {
  const page = document.documentElement;
  if (dialogs === 0) page.dataset.held = page.scrollHeight > page.clientHeight ? 'scrolled' : 'whole';
  dialogs += 1;
  return () => {
    dialogs -= 1;
    if (dialogs === 0) delete page.dataset.held;
  };
}
