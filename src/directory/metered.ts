import { connectionTold } from '#src/lib/connection-told.ts';

/** True where the person or the network asks to spare bytes. */
export function isMetered(): boolean {
  const { saveData, type } = connectionTold();
  return saveData === true || type === 'cellular';
}

/** Tells when what isMetered answers may have changed, where the browser says so. Answers how to stop. */
export function onConnectionChange(onChange: () => void): () => void {
  const connection = connectionTold();
  connection.addEventListener?.('change', onChange);
  return () => connection.removeEventListener?.('change', onChange);
}
