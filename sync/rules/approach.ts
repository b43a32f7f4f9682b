import * as z from 'zod';
import { approachSchema, approachStageSchema, noReasonSchema, noReasons } from '../records/approach.ts';
import { line } from './identity.ts';

/** What the form of an approach asks for, with what it says of faults. */
export const approachFields = {
  name: line(200).refine((value) => value.length >= 1, 'Please name the investor or the firm'),
  kind: line(200),
  website: line(500),
  place: line(300),
  stage: z.enum(approachStageSchema.options, 'Please choose a stage'),
  followUpOn: z.union([z.literal(''), z.iso.date('Please enter a date, or nothing')]),
  noReasons: z
    .array(z.enum(noReasonSchema.options, 'Please choose from the list'))
    .max(noReasons.length)
    .transform((reasons) => [...new Set(reasons)]),
  noWords: approachSchema.shape.noWords,
  note: approachSchema.shape.note,
};

/** So many investors stand on one founder's list at once. */
export const mostApproaches = 2_000;
export const listFull = {
  code: 'list-full',
  message: 'Your list holds 2,000 investors, which is the most it can. Remove some to add others.',
} as const;
