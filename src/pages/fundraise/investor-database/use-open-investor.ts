import { useSearchParams } from 'wouter';
import { backOnce } from '#src/lib/back-once.ts';

const openedHere = { openedInvestor: true };

/**
 * Which investor's dialog is open, kept in the address: Back closes it, a link opens it. `text` is what is looked for, as
 * it stands in its field: what Back leads to holds it, however soon after the last key one opens what was found.
 */
export function useOpenInvestor(text: string) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('investor') ?? '';
  return {
    openId: /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null,
    open(id: number) {
      if (text !== (address.get('q') ?? ''))
        setAddress((before) => withText(before, text), { replace: true });
      setAddress((before) => withInvestor(before, String(id)), { state: openedHere });
    },
    close() {
      // Opened by a link there is no page of ours behind it.
      if (history.state?.openedInvestor) backOnce();
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

function withText(before: URLSearchParams, text: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (text === '') after.delete('q');
  else after.set('q', text);
  after.delete('page');
  return after;
}
