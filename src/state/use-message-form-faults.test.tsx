import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { consentNeeded, missingInformation } from '#sync/message-words.ts';
import { useToasts } from './toasts.ts';
import { useMessageFormFaults } from './use-message-form-faults.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

const shown = () => useToasts.getState().queue.map(({ kind, title, detail }) => [kind, title, detail]);

type Faults = ReturnType<typeof useMessageFormFaults>;

function Form({ onDrawn }: { onDrawn: (faults: Faults) => void }) {
  onDrawn(useMessageFormFaults());
  return null;
}

/** What a form that writes to us is handed. */
function faultsOf(): Faults {
  const drawn: Faults[] = [];
  renderToStaticMarkup(<Form onDrawn={(faults) => drawn.push(faults)} />);
  const [faults] = drawn;
  if (!faults) throw new Error('Not drawn');
  return faults;
}

test('what is missing is said before what is wrong, in the spec’s words', () => {
  const faults = faultsOf();
  faults.tell({ consent: { message: consentNeeded }, name: { message: missingInformation } });
  expect(shown()).toEqual([['error', 'Missing information', 'Please fill in all required fields.']]);
  expect(faults.beside({ message: missingInformation })).toBe('Please fill in this field.');
});

test('where nothing is missing, the first fault is said as it is', () => {
  faultsOf().tell({
    email: { message: 'Please enter a valid email address' },
    consent: { message: consentNeeded },
  });
  expect(shown()).toEqual([['error', 'Please enter a valid email address', undefined]]);
});

test('a message that the device could not keep is told in the spec’s words', () => {
  faultsOf().tellFailure();
  expect(shown()).toEqual([['error', 'Failed to send message', 'Please try again later.']]);
});
