/** An email address that breaks before its @ where it is too long for a line, and not in the middle of a word. */
export function BreakableAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
