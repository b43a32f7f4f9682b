import { useRef, useState } from 'react';
import { fetchCertificate, putCertificate } from '#src/api/account.ts';
import { certificate as words } from '#src/content/profile.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { showToast } from '#src/state/toasts.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { certificateFilePath, certificateRules } from '#sync/endpoints/account.ts';
import { ProfilePart } from './profile-part.tsx';

export function Certificate() {
  const [fetched, reload] = useFetchedOnline(fetchCertificate, 'certificate');
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [isBusy, inTurn] = useOneAtATime();

  async function upload() {
    // As the field has it: one that is chosen again under its name is no change to it.
    const file = field.current?.files?.[0];
    const wrong = faultOf(file);
    setFault(wrong);
    if (wrong !== undefined || !file) return;
    try {
      await putCertificate(file);
      showToast({ kind: 'success', title: words.done, detail: words.doneDetail });
      // Another may be chosen by now.
      if (field.current?.files?.[0] === file) field.current.value = '';
      reload();
      syncNow();
    } catch (error) {
      const { message } = accountFault(error, words.failed);
      setFault(message);
      showToast({ kind: 'error', source: 'settings', title: words.failed, detail: message });
    }
  }

  return (
    <ProfilePart title={words.title} lead={words.lead}>
      <Card>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void inTurn(upload);
          }}
        >
          {fetched.state === 'ready' && fetched.value && (
            <p className="min-w-0 wrap-anywhere">
              <a
                href={certificateFilePath}
                download
                className="link inline-flex min-h-11 items-center font-medium"
              >
                {words.download}: {fetched.value.name}
              </a>
              , <Moment at={fetched.value.uploadedAt} />
            </p>
          )}
          {fetched.state === 'fault' && <p className="text-quiet">{words.offline}</p>}
          <FileField
            ref={field}
            label={words.choose}
            accept={certificateRules.types.join()}
            error={fault}
            onChoose={() => setFault(undefined)}
          />
          <Button type="submit" busy={isBusy} className="justify-self-start">
            {isBusy ? words.uploading : words.upload}
          </Button>
        </form>
      </Card>
    </ProfilePart>
  );
}

/** What can be told before it is sent; the server looks into the file. */
function faultOf(file: File | undefined): string | undefined {
  if (!file) return words.none;
  if (file.size > certificateRules.bytes) return certificateRules.tooLarge;
  const types: readonly string[] = certificateRules.types;
  return types.includes(file.type) ? undefined : certificateRules.wrongType;
}
