import { messageNotes } from '#src/content/message-notes.ts';
import type { Along } from '#src/data/exchange/mutate.ts';
import { createFormKeeper } from '#src/data/words/form-keeper.ts';
import {
  type FormAbout,
  forgettingWritten,
  holdWritten,
  keepWritten,
  writtenIn,
} from '#src/data/words/written-forms.ts';
import { type MessageField, type MessageWords, messageFields } from './message-fields.ts';
import { whileOpen } from './while-open.ts';

const labels = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  category: 'Category',
} satisfies MessageWords;
/** What is known of whoever writes. */
export type OwnWords = Partial<Pick<MessageWords, 'name' | 'email'>>;

/**
 * A message to us as it is being written. It begins with what was written before and not sent, else with the name and the email
 * of whoever is signed in, and is kept with every letter, on this device alone. What is `given` stands in it without anybody
 * having written it; `warn` is told what there is to know of it, '' once that has passed. Rejects where the device keeps nothing.
 */
export async function openMessage(
  about: FormAbout,
  given: Partial<MessageWords>,
  warn: (words: string) => void,
) {
  const { form, writer } = await writtenIn(about.key).catch((error) => {
    warn(messageNotes.notKept);
    throw error;
  });
  const own: OwnWords = writer ? { name: writer.fullName, email: writer.email } : {};
  const written: Partial<MessageWords> = {};
  const texts = (field: MessageField) =>
    [form?.fields[field], form?.aside?.[field]].map((words) => words?.to.toString() ?? '');
  // All but the message are of one line: what several pages left of them stands in as many.
  const lines = (field: MessageField) => texts(field).flatMap((text) => text.split('\n').filter(Boolean));
  for (const field of messageFields) {
    const [newest] = lines(field);
    if (newest !== undefined) written[field] = newest;
  }
  // What other pages left of it stands below.
  const [newest, below] = texts('message');
  const message = [newest, ...lines('subject').slice(1), below].filter(Boolean).join('\n\n');
  if (message !== '') written.message = message;
  const fields = (words: MessageWords) => differing(words, { ...given, ...own });
  const known = form?.of;
  const keeper = createFormKeeper<MessageWords>(
    (words) => keepWritten(about, fields(words), labels, { known }),
    (state) => warn(state === 'fault' ? messageNotes.notKept : ''),
  );
  const leave = whileOpen(keeper, (words) => holdWritten(about, fields(words), labels, { known }));
  return {
    begin: { ...own, ...written },
    /** What it begins with where nothing was written. */
    own,
    /** Said where something came back. */
    back: Object.keys(written).length > 0 ? messageNotes.back : '',
    keep: keeper.keep,
    /** Sends it: its words leave what is kept in the moment they are in the outbox, neither lost nor there twice. */
    async sending<Sent>(send: (along: Along) => Promise<Sent>): Promise<Sent> {
      // Nothing from before is stored after it.
      await keeper.flush();
      return send(forgettingWritten(about, known));
    },
    /** Resolves once all that was told is stored. */
    close: () => {
      leave();
      return keeper.flush();
    },
  };
}

/** What somebody wrote: not what the form began with. */
function differing(words: MessageWords, own: Partial<MessageWords>) {
  const written = messageFields.filter((field) => words[field] !== '' && words[field] !== own[field]);
  return Object.fromEntries(written.map((field) => [field, { from: own[field] ?? '', to: words[field] }]));
}
