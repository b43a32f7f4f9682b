import { Bell } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { CountedLink } from './counted-link.tsx';
import { IconToggle } from './icon-toggle.tsx';
import { StatusChip } from './status-chip.tsx';
import { StepLink } from './step-link.tsx';

const label = 'Notifications, 1 new';

const controls = {
  'a link with a number': <CountedLink href="/n" icon={Bell} label={label} count={1} current={false} />,
  'a button that stays pressed': <IconToggle icon={Bell} label={label} isOn={false} onPress={vi.fn()} />,
  'a way to the next': (
    <StepLink href="/n" label={label}>
      <Bell aria-hidden="true" />
    </StepLink>
  ),
  'a status': <StatusChip href="/n" icon={Bell} text="1 new" more="" label={label} look="calm" />,
};

test.each(Object.entries(controls))('%s is told to whoever points at it, and said once', (_, control) => {
  const markup = renderToStaticMarkup(<Router ssrPath="/">{control}</Router>);
  const [outer = ''] = /^<\w+[^>]*>/.exec(markup) ?? [];
  expect(outer).toContain(`aria-label="${label}"`);
  // A title of what has its name already describes it: it would be said after the name.
  expect(outer).not.toContain('title=');
  expect(markup).toMatch(new RegExp(`<span aria-hidden="true" title="${label}"`));
});
