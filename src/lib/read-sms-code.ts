type OtpCredential = Credential & { code: string };

/**
 * The code of a text message that arrives while this waits, where the browser can read it (WebOTP); else null. The person
 * is asked by the browser. https://wicg.github.io/web-otp/
 */
export async function readSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null;
  try {
    const asked = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions; // the types do not know WebOTP yet
    const found = (await navigator.credentials.get(asked)) as OtpCredential | null; // as asked for
    return found?.code ?? null;
  } catch {
    // Given up by us, or declined by the person: they can still type it.
    return null;
  }
}
