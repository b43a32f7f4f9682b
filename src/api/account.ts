import {
  certificateEndpoint,
  deleteAccountEndpoint,
  exportEndpoint,
  uploadCertificateEndpoint,
} from '#sync/endpoints/account.ts';
import { request } from './request.ts';

export async function fetchCertificate() {
  const { method, path, reply } = certificateEndpoint;
  return (await request(method, path, reply)).value;
}

export async function putCertificate(file: File): Promise<void> {
  const { method, path, reply } = uploadCertificateEndpoint;
  const query = new URLSearchParams({ name: file.name.slice(0, 200) });
  // On a slow line it takes its minutes.
  await request(method, `${path}?${query}`, reply, { file, timeout: 10 * 60_000 });
}

export async function fetchExport() {
  const { method, path, reply } = exportEndpoint;
  return (await request(method, path, reply, { timeout: 10_000 })).value;
}

/** Answers when the account goes. */
export async function postDeletion(): Promise<string> {
  const { method, path, reply } = deleteAccountEndpoint;
  return (await request(method, path, reply)).value.deleteAt;
}
