/** "f•••@example.com": enough for its owner to know it, too little for anybody to write to it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return 'somebody';
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
}
