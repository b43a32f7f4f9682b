import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { contactCategoryLabels, sendingWords } from '#src/content/contact.ts';
import type { Along } from '#src/data/exchange/mutate.ts';
import { useSending } from '#src/data/outbox/use-sending.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { sendingSaid } from '#src/lib/sending-words.ts';
import { useFetchedResolver } from '#src/lib/use-fetched-resolver.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { useMessageFormFaults } from '#src/state/use-message-form-faults.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { SendingNote } from '#src/ui/sending-note.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type ContactCategory, contactCategories } from '#sync/message-words.ts';
import type { MessageWords } from './message-fields.ts';
import { useKeptMessage } from './use-kept-message.ts';

const categories = contactCategories.map((value) => ({ value, label: contactCategoryLabels[value] }));
const blank = { name: '', email: '', subject: '', message: '', consent: false };

export type MessageValues = typeof blank & { category: ContactCategory | '' };

/**
 * A message to us: what is written in it is kept on this device until it is sent. `asks`: what it is about and a consent are
 * asked for, too. `onSend` stores the message with what goes `along`, and resolves with the id to follow it by.
 */
export function MessageToUsForm<Message>({
  about,
  label,
  asks,
  fetchResolver,
  onSend,
}: {
  /** Always the same object. */
  about: FormAbout;
  label?: string;
  asks?: { category: ContactCategory | ''; consent: string };
  fetchResolver: () => Promise<Resolver<MessageValues, unknown, Message>>;
  onSend: (message: Message, along?: Along) => Promise<string>;
}) {
  const faults = useMessageFormFaults();
  const [sentId, setSentId] = useState<string | null>(null);
  const sending = useSending(sentId);
  const mayArrive = useMayArrive();
  const { register, handleSubmit, reset, formState, getValues, setValue, subscribe } = useForm({
    resolver: useFetchedResolver(fetchResolver),
    defaultValues: { ...blank, category: asks?.category ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const kept = useKeptMessage(
    about,
    {
      words: () => asWords(getValues()),
      put: (field, text) => {
        if (field === 'category') setValue(field, categoryOf(text));
        else setValue(field, text);
      },
      follow: (tell) =>
        subscribe({ formState: { values: true }, callback: ({ values }) => tell(asWords(values)) }),
    },
    { category: labelOf(asks?.category ?? '') },
  );

  const send = handleSubmit(async (message) => {
    try {
      setSentId(await kept.sending((along) => onSend(message, along)));
      reset({ ...blank, category: '', ...kept.own });
    } catch {
      faults.tellFailure();
    }
  }, faults.tell);

  return (
    <form
      noValidate
      aria-label={label}
      // Before the app has taken the page over a press does nothing: the browser would load it anew, without the words.
      method="dialog"
      onInput={faults.clear}
      onSubmit={(event) => {
        faults.clear();
        void send(event);
      }}
      className="grid gap-5"
    >
      {kept.back && sentId === null && (
        <p role="status" className="text-sm text-quiet">
          {kept.back}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="name"
          required
          error={faults.beside(errors.name)}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={faults.beside(errors.email)}
          {...register('email')}
        />
      </div>
      <div className={`grid gap-5 ${asks ? 'sm:grid-cols-2' : ''}`}>
        <TextField label="Subject" required error={faults.beside(errors.subject)} {...register('subject')} />
        {asks && (
          <SelectField
            label="Category"
            placeholder="Choose, if you like"
            options={categories}
            error={faults.beside(errors.category)}
            {...register('category')}
          />
        )}
      </div>
      <TextAreaField
        label="Message"
        required
        error={faults.beside(errors.message)}
        {...register('message')}
      />
      {asks && (
        <CheckField
          label={<RichText text={asks.consent} />}
          error={faults.beside(errors.consent)}
          {...register('consent')}
        />
      )}
      <p role="status" className="empty:hidden">
        {kept.warning}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="primary" busy={isSubmitting}>
          Send Message
        </Button>
        <SendingNote {...sendingSaid(sendingWords, sending, mayArrive)} />
      </div>
    </form>
  );
}

/** As the device keeps them, and shows what waits there. */
function asWords({ consent: _, category, ...words }: MessageValues): MessageWords {
  return { ...words, category: labelOf(category) };
}

function labelOf(category: ContactCategory | ''): string {
  return category && contactCategoryLabels[category];
}

function categoryOf(label: string): ContactCategory | '' {
  return contactCategories.find((category) => labelOf(category) === label) ?? '';
}
