import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

/** A password, which its owner may look at. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & FieldWords) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const words = { label, hint, error, required };
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} {...words}>
      <div className="relative">
        <input
          {...rest}
          {...describedBy(id, words)}
          type={shown ? 'text' : 'password'}
          className={`input w-full pe-12 text-base ${error ? 'input-error' : ''}`}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          className="btn absolute inset-y-0 end-0 z-1 btn-square h-full min-h-11 w-11 btn-ghost"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
