import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { investorRegistration } from '#sync/rules/registration/investor.ts';
import type { blankInvest } from './invest-form.ts';

/** What each step of the wizard works on. */
export type InvestSection = {
  form: UseFormReturn<typeof blankInvest, unknown, z.output<typeof investorRegistration>>;
};
