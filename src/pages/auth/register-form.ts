import * as z from 'zod';

export const missing = 'Missing information - Please fill in all required fields.';
export const mismatch = 'Password mismatch - Please make sure your passwords match.';
export const tooShort = 'Password too short - Password must be at least 8 characters long.';

const given = z.string().trim().min(1, missing);

/** The form of /register, with the words for what is wrong in it: a title and a sentence, parted by " - ". */
export const registerForm = z
  .object({
    fullName: given.min(2, 'Full name must be at least 2 characters').max(120),
    email: given.pipe(z.email('Please enter a valid email address')),
    userType: z.enum(['investor', 'entrepreneur'], missing),
    location: z.string().trim().max(120),
    password: z.string().min(1, missing).min(8, tooShort).max(256, 'Password must be at most 256 characters'),
    confirmPassword: z.string(),
    terms: z.literal(true, 'You must accept the terms and conditions'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: mismatch,
    when: () => true,
  });

export const loginForm = z.object({
  email: given,
  password: z.string().min(1, missing),
  rememberMe: z.boolean(),
});

/** The message to say first of those found: what is missing before what does not match before what is too short. */
export function firstOf(messages: (string | undefined)[]): string | undefined {
  const found = messages.filter((message) => message !== undefined);
  return [missing, mismatch, tooShort].find((message) => found.includes(message)) ?? found[0];
}
