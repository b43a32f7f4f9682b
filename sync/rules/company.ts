import * as z from 'zod';
import type { Company } from '../records/company.ts';
import { companyFields, moreCompanyFields } from './registration/entrepreneur.ts';

const complete = z.object({ ...companyFields, ...moreCompanyFields });

/** Whether a founder has said of their company what both groups of the form ask for. */
export function isCompanyComplete(company: Company | undefined): boolean {
  return complete.safeParse(company).success;
}
