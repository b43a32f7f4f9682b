import type { ComponentProps } from 'react';
import type { FieldError } from 'react-hook-form';
import { accountHints } from '#src/content/account-forms.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { beside } from './form-faults.ts';

type PersonField = Omit<ComponentProps<typeof TextField>, 'error'> & { fault: FieldError | undefined };

// What browsers fill in and which keys a phone shows are the same wherever somebody says who they are. A field may be
// `required={false}`.

export function FullNameField({ fault, ...field }: PersonField) {
  return <TextField autoComplete="name" required error={beside(fault)} {...field} />;
}

export function EmailField({ fault, ...field }: PersonField) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      error={beside(fault)}
      {...field}
    />
  );
}

export function PhoneField({ fault, ...field }: PersonField) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={accountHints.phone}
      required
      error={beside(fault)}
      {...field}
    />
  );
}
