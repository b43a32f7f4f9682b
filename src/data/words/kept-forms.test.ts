import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { forgetForm, forgetFormsOf, keepForm, keptForm } from './kept-forms.ts';

test('a form is found again as it was left, without its passwords', async () => {
  await keepForm('invest', {
    fullName: 'Meera',
    areasOfExpertise: ['Energy'],
    password: 'secret one',
    confirmPassword: 'secret one',
  });
  expect(await keptForm('invest')).toEqual({ fullName: 'Meera', areasOfExpertise: ['Energy'] });
});

test('each form is kept for itself', async () => {
  await keepForm('signup', { firstName: 'Tara' });
  await keepForm('register', { fullName: 'Rohan' });
  await forgetForm('signup');
  expect(await keptForm('signup')).toBeUndefined();
  expect(await keptForm('register')).toEqual({ fullName: 'Rohan' });
});

test('whoever has an account leaves none of the forms they began with its address, in any casing', async () => {
  await keepForm('register', { email: ' Meera@Example.org ' });
  await keepForm('fundraise', { email: 'tara@example.org' });
  await forgetFormsOf('meera@example.org');
  expect(await keptForm('register')).toBeUndefined();
  expect(await keptForm('fundraise')).toEqual({ email: 'tara@example.org' });
});
