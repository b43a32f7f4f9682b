/** What some browsers tell of the connection; the others tell nothing. https://wicg.github.io/netinfo/ */
type Connection = { saveData?: boolean; type?: string } & Partial<EventTarget>;

/** True where the person or the network asks to spare bytes. */
export function isMetered(): boolean {
  const { saveData, type } = connectionTold();
  return saveData === true || type === 'cellular';
}

/** Tells when what isMetered answers may have changed, where the browser says so. */
export function onConnectionChange(onChange: () => void): void {
  connectionTold().addEventListener?.('change', onChange);
}

function connectionTold(): Connection {
  if (!('connection' in navigator)) return {};
  return navigator.connection ?? {};
}
