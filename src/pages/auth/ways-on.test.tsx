import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Router } from 'wouter';
import { LoginPage } from './login-page.tsx';
import { ForgotPasswordPage } from './password/forgot-password-page.tsx';

/** What each link of a page says, and where it leads. */
function waysOn(Page: ComponentType, search = ''): [string, string][] {
  vi.stubGlobal('location', { origin: 'https://pankh.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const markup = renderToStaticMarkup(
    <Router ssrPath="/" ssrSearch={search}>
      <Page />
    </Router>,
  );
  const found = markup.matchAll(/<a\b[^>]*href="([^"]*)".*?<\/a>/g);
  return [...found].map(([link, href = '']) => [link.replace(/<[^>]*>/g, ''), href]);
}

test('the login leads whoever is new to /register', () => {
  expect(waysOn(LoginPage)).toContainEqual(['Create an account', '/register']);
});

test('the login leads whoever was on the way elsewhere to a /register that goes on there', () => {
  expect(waysOn(LoginPage, 'next=/drafts')).toContainEqual(['Create an account', '/register?next=%2Fdrafts']);
});

test('a forgotten password on the way elsewhere leads on there all the same', () => {
  expect(waysOn(ForgotPasswordPage, 'next=/drafts')).toEqual([
    ['Back to login', '/login?next=%2Fdrafts'],
    ['Create an account', '/register?next=%2Fdrafts'],
  ]);
});

test('a forgotten password has a way back to the login, and one to /register', () => {
  expect(waysOn(ForgotPasswordPage)).toEqual([
    ['Back to login', '/login'],
    ['Create an account', '/register'],
  ]);
});
