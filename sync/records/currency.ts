import * as z from 'zod';
import { currencyCode } from '../rules/currency.ts';

/** The currency of amounts that somebody sends. */
export const currencySchema = z.string().regex(currencyCode, 'Expected a currency code such as INR');
