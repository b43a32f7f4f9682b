import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readable } from '#src/testing/words-of.ts';
import { ChatPreview } from './chat-preview.tsx';
import { MessageBubble } from './message-bubble.tsx';

test('who said it is heard before the words, which tell it to the eye by where they stand', () => {
  const said = renderToStaticMarkup(
    <MessageBubble look="theirs" by="Tara Menon" note="10:15">
      Do the looms run at night?
    </MessageBubble>,
  );
  expect(readable(said)).toBe('Tara Menon: Do the looms run at night?10:15');
});

test('a conversation that shows how one looks says who said what, too', () => {
  const shown = renderToStaticMarkup(
    <ChatPreview
      name="Tara Menon"
      about="Founder"
      said={[
        { mine: true, text: 'Who pays for the ice?', time: '10:12' },
        { mine: false, text: 'The hill routes do.', time: '10:15' },
      ]}
      file={{ name: 'routes.xlsx', size: '248 KB' }}
      note="Fictional"
    />,
  );
  expect(readable(shown)).toContain('You: Who pays for the ice?10:12Tara Menon: The hill routes do.10:15');
});
