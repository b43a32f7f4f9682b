import { useSearchParams } from 'wouter';

const openedHere = { openedInvestor: true };

/** Which investor's dialog is open, kept in the address: Back closes it, a link opens it. */
export function useOpenInvestor() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('investor') ?? '';
  return {
    openId: /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null,
    open(id: number) {
      setAddress((before) => withInvestor(before, String(id)), { state: openedHere });
    },
    close() {
      // Opened by a link there is no page of ours behind it.
      if (history.state?.openedInvestor) history.back();
      else setAddress((before) => withInvestor(before, null), { replace: true });
    },
  };
}

function withInvestor(before: URLSearchParams, id: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  if (id === null) after.delete('investor');
  else after.set('investor', id);
  return after;
}
