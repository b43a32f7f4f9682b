import { ArrowLeft } from 'lucide-react';
import { accountLabels, registrationToasts } from '#src/content/account-forms.ts';
import { entrepreneurLabels, entrepreneurPage, moreCompanyLabels } from '#src/content/entrepreneur-form.ts';
import type { FormWords } from '#src/data/words/kept-forms.ts';
import { backOnce } from '#src/lib/back-once.ts';
import { useIsShown } from '#src/lib/use-is-shown.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { register as registerAccount } from '#src/syncing/session.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { beside } from '../form-faults.ts';
import { KeptAccountForm } from '../kept-account-form.tsx';
import { SignUpForm } from '../sign-up-form.tsx';
import { TermsLabel } from '../terms-label.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useArrival } from '../use-arrival.ts';
import { blankEntrepreneur, entrepreneurForm, isMoreBegun } from './entrepreneur-form.ts';
import { FirstGroup } from './first-group.tsx';
import { MoreAboutCompany } from './more-about-company.tsx';

const labels = {
  ...entrepreneurLabels,
  ...moreCompanyLabels,
  termsAccepted: accountLabels.termsAccepted,
};

type Ways = { onLanding: () => void };

/** Stands in the place of the fundraise page's landing; `onLanding` returns to that from its beginning. */
export function EntrepreneurPage(ways: Ways) {
  return (
    <KeptAccountForm name="fundraise">{(kept) => <EntrepreneurForm kept={kept} {...ways} />}</KeptAccountForm>
  );
}

function EntrepreneurForm({ kept, onLanding }: Ways & { kept: FormWords | null }) {
  const arrival = useArrival();
  const isShown = useIsShown();
  const account = useAccountForm({
    name: 'fundraise',
    schema: entrepreneurForm,
    blank: blankEntrepreneur,
    kept,
    labels,
    failure: registrationToasts.failure,
    async send(registration) {
      await registerAccount(registration);
      showToast({ kind: 'success', ...registrationToasts.success });
      if (isShown()) onLanding();
    },
  });
  const { form } = account;
  // To the landing as it was left; opened by a link there is no page of ours behind it.
  const onBack = () => (history.state?.joined ? backOnce() : onLanding());
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const moreFaults = account.faults.some(({ name }) => name in moreCompanyLabels);

  return (
    <AuthFrame
      title={entrepreneurPage.title}
      lead={entrepreneurPage.lead}
      arrival={arrival}
      busy={isSubmitting || isSubmitSuccessful}
      wide
      signsUp
      before={
        <Button look="quiet" onClick={onBack} className="-ms-3 justify-self-start px-3">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {entrepreneurPage.back}
        </Button>
      }
      other={
        <>
          {entrepreneurPage.login.question}{' '}
          <TextLink href={paths.login}>{entrepreneurPage.login.link}</TextLink>
        </>
      }
    >
      <SignUpForm account={account} isSubmitting={isSubmitting} rootFault={errors.root?.message}>
        <FirstGroup form={form} />
        <MoreAboutCompany form={form} startsOpen={isMoreBegun(form.getValues())} hasFaults={moreFaults} />
        <CheckField
          label={<TermsLabel />}
          error={beside(errors.termsAccepted)}
          {...form.register('termsAccepted')}
        />
      </SignUpForm>
    </AuthFrame>
  );
}
