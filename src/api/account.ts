import { shownInTab } from '#src/lib/shown-in-tab.ts';
import {
  certificateEndpoint,
  deleteAccountEndpoint,
  exportEndpoint,
  uploadCertificateEndpoint,
} from '#sync/endpoints/account.ts';
import { call } from './request.ts';

export function fetchCertificate() {
  return call(certificateEndpoint, { person: shownInTab.personId });
}

export async function putCertificate(file: File): Promise<void> {
  const query = { name: file.name.slice(0, 200) };
  // On a slow line it takes its minutes.
  await call(uploadCertificateEndpoint, { query, file, person: shownInTab.personId, timeout: 10 * 60_000 });
}

export function fetchExport() {
  return call(exportEndpoint, { person: shownInTab.personId, timeout: 10_000 });
}

/** Answers when the account goes. */
export async function postDeletion(): Promise<string> {
  return (await call(deleteAccountEndpoint, { person: shownInTab.personId })).deleteAt;
}
