/** What some browsers tell of the connection; the others tell nothing. https://wicg.github.io/netinfo/ */
type Connection = { saveData?: boolean; type?: string };

/** True where the person or the network asks to spare bytes. */
export function isMetered(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, type } = (navigator.connection ?? {}) as Connection; // not in the DOM's own declarations
  return saveData === true || type === 'cellular';
}
