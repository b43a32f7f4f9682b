/** The name of an account by its email, as the spec derives it: the server alone decides whether it is free. */
export function usernameOf(email: string): string {
  const [mailbox = ''] = email.split('@');
  return mailbox.toLowerCase().replace(/[^a-z0-9]/g, '_');
}
