/** Makes an entry of its own in the history for what opens on the page: Back closes it. The first screen of the window lies behind it. */
export function pushHere(state: object): void {
  history.pushState({ ...history.state, isFirst: undefined, ...state }, '');
}
