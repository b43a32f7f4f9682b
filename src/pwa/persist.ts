let asked: Promise<boolean> | undefined;

/** Asks the browser, once a visit, not to clear this device's data when space is short; answers whether it agreed. */
export function askPersistence(): Promise<boolean> {
  asked ??= askForPersistence();
  return asked;
}

/** Asks anew: what the browser answers depends on how the app has been used by then. */
export async function askForPersistence(): Promise<boolean> {
  // Absent outside a secure context.
  if (!navigator.storage?.persist) return false;
  return (await navigator.storage.persisted()) || navigator.storage.persist();
}

/** Whether the browser has promised so before. */
export async function isPersistent(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false;
}

/** Likewise, or does so now, where it is just being asked; a person may take their time to answer. */
export async function isPromised(): Promise<boolean> {
  return (await asked?.catch(() => false)) || isPersistent().catch(() => false);
}
