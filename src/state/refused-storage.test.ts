import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As Chromium does where all that a site could keep is blocked: to look at it throws. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', undefined);
  Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
}

function tabStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

test('a browser that refuses storage costs a tab what would outlive a reload, and nothing else', async () => {
  refuseStorage();
  const { forgetTypedTools, keptTools, useTypedTools } = await import('./typed-tools.ts');
  expect(keptTools()).toEqual({});
  useTypedTools.setState({ enhancer: { text: 'Looms' } });
  expect(useTypedTools.getState()).toEqual({ enhancer: { text: 'Looms' } });
  forgetTypedTools();
  expect(useTypedTools.getState()).toEqual({});
  const { clearSignup, noteSignup, useSignupValues } = await import('./signup-values.ts');
  noteSignup({ userId: 'her', email: 'her@pankh.example', userType: 'investor' }, '/explore');
  expect(useSignupValues.getState().next).toBe('/explore');
  clearSignup();
  expect(useSignupValues.getState()).toEqual({ values: null, next: '/' });
});

test('what is written for the tools and who signs up outlive a reload, and are gone once forgotten', async () => {
  const kept = tabStorage();
  const typed = await import('./typed-tools.ts');
  const signup = await import('./signup-values.ts');
  typed.useTypedTools.setState({ enhancer: { text: 'Looms' } });
  signup.noteSignup({ userId: 'her', email: 'her@pankh.example', userType: 'investor' }, '/explore');
  vi.resetModules();
  const again = await import('./typed-tools.ts');
  expect(again.useTypedTools.getState()).toEqual({});
  expect(again.keptTools()).toEqual({ enhancer: { text: 'Looms' } });
  const after = await import('./signup-values.ts');
  expect(after.useSignupValues.getState().next).toBe('/explore');
  again.forgetTypedTools();
  after.clearSignup();
  expect([...kept.keys()]).toEqual([]);
});
