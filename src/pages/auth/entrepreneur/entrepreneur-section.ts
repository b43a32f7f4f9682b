import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { blankEntrepreneur, entrepreneurForm } from './entrepreneur-form.ts';

/** What each group of the form works on. */
export type EntrepreneurSection = {
  form: UseFormReturn<typeof blankEntrepreneur, unknown, z.output<typeof entrepreneurForm>>;
};
