let asked: Promise<boolean> | undefined;

/** Asks the browser, once a visit, not to clear this device's data when space is short; answers whether it agreed. */
export function askPersistence(): Promise<boolean> {
  asked ??= ask();
  return asked;
}

async function ask() {
  // Absent outside a secure context.
  if (!navigator.storage?.persist) return false;
  return (await navigator.storage.persisted()) || navigator.storage.persist();
}
