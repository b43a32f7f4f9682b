import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'wouter';
import { contact, contactCategoryLabels, messageBack, sendingWords } from '#src/content/contact.ts';
import { sendContactMessage } from '#src/data/messages-to-us.ts';
import { useSending } from '#src/data/use-sending.ts';
import { sendingSaid } from '#src/lib/sending-words.ts';
import { useFetchedResolver } from '#src/lib/use-fetched-resolver.ts';
import { useKeptMessage } from '#src/pages/forms/use-kept-message.ts';
import { paths } from '#src/paths.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { useMessageFormFaults } from '#src/state/use-message-form-faults.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { SendingNote } from '#src/ui/sending-note.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { contactCategories } from '#sync/message-words.ts';

const categories = contactCategories.map((value) => ({ value, label: contactCategoryLabels[value] }));
const blank = { name: '', email: '', subject: '', message: '', category: '' as const, consent: false };

const about = { key: 'message:contact', title: 'Message to Pankh', href: paths.contact };
const fetchResolver = async () => (await import('./contact-resolver.ts')).contactResolver;

export function ContactForm() {
  const [query] = useSearchParams();
  const asked = contactCategories.find((category) => category === query.get('category'));
  const faults = useMessageFormFaults();
  const [sentId, setSentId] = useState<string | null>(null);
  const sending = useSending(sentId);
  const mayArrive = useMayArrive();
  const { register, handleSubmit, reset, formState, getValues, setValue, subscribe } = useForm({
    resolver: useFetchedResolver(fetchResolver),
    defaultValues: { ...blank, category: asked ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const kept = useKeptMessage(about, {
    words: getValues,
    put: setValue,
    follow: (tell) => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
  });

  const send = handleSubmit(async (message) => {
    try {
      setSentId(await sendContactMessage(message));
      reset({ ...blank, ...kept.own });
    } catch {
      faults.tellFailure();
    }
  }, faults.tell);

  return (
    <form
      noValidate
      // Before the app has taken the page over a press does nothing: the browser would load it anew, without the words.
      method="dialog"
      onInput={faults.clear}
      onSubmit={(event) => {
        faults.clear();
        void send(event);
      }}
      className="grid gap-5"
    >
      {kept.isBack && sentId === null && (
        <p role="status" className="text-sm text-quiet">
          {messageBack}
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
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Subject" required error={faults.beside(errors.subject)} {...register('subject')} />
        <SelectField
          label="Category"
          placeholder="Choose, if you like"
          options={categories}
          error={faults.beside(errors.category)}
          {...register('category')}
        />
      </div>
      <TextAreaField
        label="Message"
        required
        error={faults.beside(errors.message)}
        {...register('message')}
      />
      <CheckField
        label={<RichText text={contact.consent} />}
        error={faults.beside(errors.consent)}
        {...register('consent')}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="primary" busy={isSubmitting}>
          Send Message
        </Button>
        <SendingNote {...sendingSaid(sendingWords, sending, mayArrive)} />
      </div>
    </form>
  );
}
