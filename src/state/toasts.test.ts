import { beforeEach, expect, test } from 'vitest';
import { closeErrorsOf, showToast, useToasts } from './toasts.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

const titles = () => useToasts.getState().queue.map(({ title }) => title);

test('the last error of a form takes the place of its earlier one, shown or waiting', () => {
  showToast({ kind: 'error', source: 'login', title: 'Missing information' });
  showToast({ kind: 'error', source: 'pitch', title: 'Failed to submit pitch' });
  showToast({ kind: 'error', source: 'login', title: 'Login failed' });
  expect(titles()).toEqual(['Failed to submit pitch', 'Login failed']);
});

test('errors that belong to no form wait for each other', () => {
  showToast({ kind: 'error', title: 'That did not work' });
  showToast({ kind: 'error', title: 'Nor did that' });
  expect(titles()).toEqual(['That did not work', 'Nor did that']);
});

test('putting a form right closes its errors and nothing else', () => {
  showToast({ kind: 'notice', source: 'login', title: 'Saved on this device.' });
  showToast({ kind: 'error', source: 'login', title: 'Login failed' });
  showToast({ kind: 'error', source: 'register', title: 'Registration failed' });
  closeErrorsOf('login');
  expect(titles()).toEqual(['Registration failed', 'Saved on this device.']);
});

test('what a form has to say now takes the place of what it said before, whatever that was', () => {
  showToast({ kind: 'success', title: 'OTP Sent', source: 'verification' });
  showToast({ kind: 'success', title: 'Elsewhere' });
  showToast({ kind: 'success', title: 'Verified!', source: 'verification' });
  expect(useToasts.getState().queue.map(({ title }) => title)).toEqual(['Elsewhere', 'Verified!']);
});

test('an error is not kept waiting behind good news, which comes after it', () => {
  showToast({ kind: 'success', title: 'Saved' });
  showToast({ kind: 'error', title: 'That did not work' });
  showToast({ kind: 'notice', title: 'A new version' });
  showToast({ kind: 'error', title: 'Nor did that' });
  expect(titles()).toEqual(['That did not work', 'Nor did that', 'Saved', 'A new version']);
});

test('good news of a form goes once the form has an error', () => {
  showToast({ kind: 'success', source: 'verification', title: 'OTP Sent' });
  showToast({ kind: 'notice', source: 'verification', title: 'Saved on this device.' });
  showToast({ kind: 'error', source: 'verification', title: 'Verification Failed' });
  expect(titles()).toEqual(['Verification Failed', 'Saved on this device.']);
});
