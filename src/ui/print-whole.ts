/**
 * Has what is cut on paper printed whole, while the browser prints: to it a field of several lines, and all of a dialog, are
 * one piece, through whose lines a sheet ends, if there is a second sheet at all.
 */
export function printWhole(): void {
  let laid: HTMLElement[] = [];
  window.addEventListener('beforeprint', () => {
    const written = [...document.querySelectorAll('textarea')].filter(({ value }) => value !== '');
    laid = written.map(wordsBehind);
    // Of several the last one lies above.
    const box = [...document.querySelectorAll('dialog[open] > .modal-box')].at(-1);
    if (box) laid.push(asDocument(box));
  });
  window.addEventListener('afterprint', () => {
    for (const paper of laid) paper.remove();
  });
}

/** The words of a field, which stand in its place (wishes.css). */
function wordsBehind(field: HTMLTextAreaElement): HTMLElement {
  const paper = document.createElement('p');
  paper.className = 'paper whitespace-pre-wrap';
  paper.textContent = field.value;
  field.after(paper);
  return paper;
}

/** What a dialog says, which stands in the place of the page; before it, for drawings find their patterns by the first id. */
function asDocument(box: Element): HTMLElement {
  const paper = document.createElement('div');
  paper.className = 'paper gutter py-6';
  paper.append(...[...box.childNodes].map((part) => part.cloneNode(true)));
  // What is chosen is not cloned along.
  const chosen = [...box.querySelectorAll('select')].map(({ value }) => value);
  for (const [at, select] of [...paper.querySelectorAll('select')].entries()) select.value = chosen[at] ?? '';
  document.body.prepend(paper);
  return paper;
}
