import { useState } from 'react';
import { accountHints } from '#src/content/account-forms.ts';
import { verificationToasts as toasts, verificationPage as words } from '#src/content/verification.ts';
import { closeErrorsOf, showToast } from '#src/state/toasts.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { savePhone } from '#src/syncing/verification.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { savePhoneEndpoint } from '#sync/endpoints/otp.ts';

/** Saves the number that codes are sent to. `onCancel`: back to the one that is saved. */
export function PhoneForm({
  onSaved,
  onCancel,
}: {
  onSaved: (phone: string) => void;
  onCancel?: () => void;
}) {
  const [phone, setPhone] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    if (isSaving) return;
    closeErrorsOf('verification');
    const given = savePhoneEndpoint.body.safeParse({ phoneNumber: phone });
    if (!given.success) return refuse(given.error.issues[0]?.message ?? toasts.tryAgain);
    setSaving(true);
    try {
      onSaved(await savePhone(phone));
      showToast({ kind: 'success', source: 'verification', title: toasts.phoneSaved });
    } catch (error) {
      refuse(accountFault(error, toasts.tryAgain).message);
    } finally {
      setSaving(false);
    }
  }

  function refuse(message: string) {
    setFault(message);
    showToast({ kind: 'error', source: 'verification', title: toasts.phoneFailed, detail: message });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-4"
    >
      <TextField
        label={words.phoneLabel}
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={accountHints.phone}
        hint={words.phoneLead}
        required
        error={fault}
        value={phone}
        onChange={(event) => {
          setPhone(event.target.value);
          setFault(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isSaving}>
          {isSaving ? words.savingPhone : words.savePhone}
        </Button>
        {onCancel && (
          <Button later={isSaving} onClick={onCancel}>
            {words.keepPhone}
          </Button>
        )}
      </div>
    </form>
  );
}
