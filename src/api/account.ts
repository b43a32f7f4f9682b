import {
  certificateEndpoint,
  deleteAccountEndpoint,
  exportEndpoint,
  uploadCertificateEndpoint,
} from '#sync/endpoints/account.ts';
import { call } from './request.ts';

export function fetchCertificate() {
  return call(certificateEndpoint);
}

export async function putCertificate(file: File): Promise<void> {
  const query = { name: file.name.slice(0, 200) };
  // On a slow line it takes its minutes.
  await call(uploadCertificateEndpoint, { query, file, timeout: 10 * 60_000 });
}

export function fetchExport() {
  return call(exportEndpoint, { timeout: 10_000 });
}

/** Answers when the account goes. */
export async function postDeletion(): Promise<string> {
  return (await call(deleteAccountEndpoint)).deleteAt;
}
