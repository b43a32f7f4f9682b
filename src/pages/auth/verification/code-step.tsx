import { useState } from 'react';
import { verificationToasts as toasts, verificationPage as words } from '#src/content/verification.ts';
import { useSmsCode } from '#src/lib/use-sms-code.ts';
import { closeErrorsOf, showToast } from '#src/state/toasts.ts';
import { accountFault, serverTrouble } from '#src/syncing/account-fault.ts';
import { sendCode, verifyCode } from '#src/syncing/verification.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { type OtpType, otpRules } from '#sync/endpoints/otp.ts';
import { isSpent } from './spent-code.ts';
import { useCountdown } from './use-countdown.ts';

/** Sends a code and takes it back. `blocked`: why no code can be sent yet. `keptAs`: by which a reload knows how long until the next. */
export function CodeStep({
  userId,
  type,
  blocked,
  keptAs,
  onVerified,
}: {
  userId: string;
  type: OtpType;
  blocked?: string;
  keptAs?: string;
  onVerified: () => void;
}) {
  const [left, startCountdown] = useCountdown(keptAs);
  const [isSending, setSending] = useState(false);
  // Before a reload, too: then nobody has asked just now to go on in its field.
  const [wasSent] = useState(left > 0);
  const [isSentNow, setSentNow] = useState(false);
  const isSent = wasSent || isSentNow;
  const [code, setCode] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [fault, setFault] = useState<string>();

  async function send() {
    if (isSending || left > 0) return;
    closeErrorsOf('verification');
    if (blocked) return tell(toasts.sendFailed, blocked);
    setSending(true);
    try {
      await sendCode(userId, type);
      setSentNow(true);
      startCountdown(otpRules.secondsBetween);
      showToast({ kind: 'success', source: 'verification', ...toasts.sent(type) });
    } catch (error) {
      const { code: reason, message, retryAfter } = accountFault(error, toasts.tryAgain);
      // A code is on its way already: the server says how long until the next.
      if (reason === 'too-soon') startCountdown(retryAfter ?? otpRules.secondsBetween);
      if (reason === 'already-verified') return onVerified();
      tell(toasts.sendFailed, message);
    } finally {
      setSending(false);
    }
  }

  async function check(full: string) {
    if (isChecking) return;
    closeErrorsOf('verification');
    setChecking(true);
    setFault(undefined);
    try {
      await verifyCode(userId, type, full);
      showToast({ kind: 'success', source: 'verification', ...toasts.verified(type) });
      onVerified();
    } catch (error) {
      const { message, code: reason } = accountFault(error, toasts.failed.detail, serverTrouble);
      // A code that was right and too late to claim the address has a reason of its own.
      const said = reason !== 'invalid-otp' ? message : toasts.failed.detail;
      if (isSpent(error)) setCode('');
      setFault(said);
      tell(toasts.failed.title, said);
    } finally {
      setChecking(false);
    }
  }

  useSmsCode(type === 'phone' && isSent, (found) => {
    setCode(found);
    void check(found);
  });

  const button = (
    <Button
      look={isSent ? 'plain' : 'primary'}
      busy={isSending}
      later={left > 0}
      onClick={() => void send()}
      className="justify-self-start"
    >
      {isSending ? words.sending : left > 0 ? words.resendIn(left) : isSent ? words.resend : words.send}
    </Button>
  );

  return (
    <div className="grid gap-4">
      {!isSent && button}
      {!blocked && (
        <CodeField
          label={words.code[type]}
          hint={isChecking ? words.checking : words.codeHint}
          error={fault}
          length={otpRules.digits}
          value={code}
          disabled={isChecking}
          takesFocus={isSentNow}
          onChange={(typed) => {
            setCode(typed);
            setFault(undefined);
          }}
          onFull={(full) => void check(full)}
        />
      )}
      {/* A field that is full already tells of nothing when the same code is put into it again. */}
      {fault !== undefined && code.length === otpRules.digits && (
        <Button look="primary" onClick={() => void check(code)} className="justify-self-start">
          {words.checkAgain}
        </Button>
      )}
      {isSent && button}
    </div>
  );
}

function tell(title: string, detail: string): void {
  showToast({ kind: 'error', source: 'verification', title, detail });
}
