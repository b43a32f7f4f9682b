import { vi } from 'vitest';
import { localStorageHere, storageHere } from './full-device.ts';

// Imported first: what a page finds as it begins, for modules that look into its stores as they are loaded. What is reported fails.
vi.stubGlobal('reportError', (error: unknown) => {
  throw error;
});
localStorageHere();
storageHere('sessionStorage');
