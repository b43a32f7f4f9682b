import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageBack, sendingWords } from '#src/content/contact.ts';
import { sendHelpMessage } from '#src/data/messages-to-us.ts';
import { useSending } from '#src/data/use-sending.ts';
import { sendingSaid } from '#src/lib/sending-words.ts';
import { useFetchedResolver } from '#src/lib/use-fetched-resolver.ts';
import { useKeptMessage } from '#src/pages/forms/use-kept-message.ts';
import { paths } from '#src/paths.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { useMessageFormFaults } from '#src/state/use-message-form-faults.ts';
import { Button } from '#src/ui/button.tsx';
import { SendingNote } from '#src/ui/sending-note.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

const blank = { name: '', email: '', subject: '', message: '' };
const about = { key: 'message:help', title: 'Message to Pankh', href: paths.helpMessage };
const fetchResolver = async () => (await import('./help-message-resolver.ts')).helpMessageResolver;

export function HelpMessageForm() {
  const faults = useMessageFormFaults();
  const [sentId, setSentId] = useState<string | null>(null);
  const sending = useSending(sentId);
  const mayArrive = useMayArrive();
  const { register, handleSubmit, reset, formState, getValues, setValue, subscribe } = useForm({
    resolver: useFetchedResolver(fetchResolver),
    defaultValues: blank,
  });
  const { errors, isSubmitting } = formState;
  const kept = useKeptMessage(about, {
    words: getValues,
    put: setValue,
    follow: (tell) => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
  });

  const send = handleSubmit(async (message) => {
    try {
      setSentId(await sendHelpMessage(message));
      reset({ ...blank, ...kept.own });
    } catch {
      faults.tellFailure();
    }
  }, faults.tell);

  return (
    <form
      noValidate
      aria-label="Send us a Message"
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
      <TextField label="Subject" required error={faults.beside(errors.subject)} {...register('subject')} />
      <TextAreaField
        label="Message"
        required
        error={faults.beside(errors.message)}
        {...register('message')}
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
