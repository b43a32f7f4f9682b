import { WifiOff } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { StatusChip } from './status-chip.tsx';

const plain = (words: string) => words.replaceAll(/[,.]/g, '').replaceAll(/\s+/g, ' ').trim();

test('the name of the status begins with the words that stand on it', () => {
  const label = '1 waiting, offline. Open the outbox';
  const shown = { icon: WifiOff, text: '1 waiting', more: 'offline', look: 'calm' as const };
  const markup = renderToStaticMarkup(
    <Router ssrPath="/">
      <StatusChip href="/outbox" label={label} {...shown} />
    </Router>,
  );
  const words = plain(markup.replaceAll(/<[^>]*>/g, ''));
  expect(words).toBe('1 waiting offline');
  expect(plain(label).startsWith(words)).toBe(true);
});
