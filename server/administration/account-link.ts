/** Where an admin finds this account, for mails to the desk. */
export function accountLink(publicUrl: string, id: string): string {
  return `${publicUrl}/admin/accounts?q=${id}`;
}
