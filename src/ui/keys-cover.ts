/** No keyboard is lower. */
const lowestKeyboard = 120;

/** Whether a phone's keyboard covers part of the window: browsers leave the page as high as it was. */
export function keysCover(view: VisualViewport): boolean {
  // A closer look at the page makes less of it seen, too.
  return view.scale === 1 && innerHeight - view.height > lowestKeyboard;
}
