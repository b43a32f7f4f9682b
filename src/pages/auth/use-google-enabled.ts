import { useEffect, useState } from 'react';
import { fetchGoogle } from '#src/api/google.ts';

/** Whether this server offers Google's sign-in; not as long as it has not said so. */
export function useGoogleEnabled(): boolean {
  const [isEnabled, setEnabled] = useState(false);
  useEffect(() => {
    let isHere = true;
    const show = (enabled: boolean) => isHere && setEnabled(enabled);
    void fetchGoogle().then(
      ({ enabled }) => show(enabled),
      () => show(false),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return isEnabled;
}
