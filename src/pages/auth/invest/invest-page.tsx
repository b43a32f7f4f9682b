import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { registrationToasts } from '#src/content/account-forms.ts';
import { investLabels, investPage, investSteps } from '#src/content/invest-wizard.ts';
import type { FormWords } from '#src/data/words/kept-forms.ts';
import { useGoOn } from '#src/lib/use-go-on.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { register as registerAccount } from '#src/syncing/session.ts';
import { Steps } from '#src/ui/steps.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { investorRegistration } from '#sync/rules/registration/investor.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { KeptAccountForm } from '../kept-account-form.tsx';
import { SignUpForm } from '../sign-up-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useArrival } from '../use-arrival.ts';
import { blankInvest, isStepFilled, stepOfField } from './invest-form.ts';
import { InvestmentProfile } from './investment-profile.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { useWizardStep } from './use-wizard-step.ts';
import { VerificationAndTerms } from './verification-and-terms.tsx';
import { WizardButtons } from './wizard-buttons.tsx';

const sections = [PersonalInformation, InvestmentProfile, VerificationAndTerms];

export function InvestPage() {
  return <KeptAccountForm name="invest">{(kept) => <InvestWizard kept={kept} />}</KeptAccountForm>;
}

function InvestWizard({ kept }: { kept: FormWords | null }) {
  const arrival = useArrival();
  const goOn = useGoOn();
  const [step, goTo] = useWizardStep();
  const headings = useStepFocus(step);
  const loginPath = arrival.wasAsked ? paths.loginThen(arrival.next) : paths.login;
  const account = useAccountForm({
    name: 'invest',
    schema: investorRegistration,
    blank: blankInvest,
    kept,
    labels: investLabels,
    failure: registrationToasts.failure,
    async send(registration) {
      await registerAccount(registration);
      showToast({ kind: 'success', ...registrationToasts.success });
      goOn(loginPath);
    },
    reveal(field) {
      const home = stepOfField(field);
      // The field must be on the screen before it can take the focus.
      if (home !== step && home >= 0) flushSync(() => goTo(home));
    },
  });
  const { watch, formState } = account.form;
  const { isSubmitting, isSubmitSuccessful, errors } = formState;
  const faultySteps = new Set(account.faults.map(({ name }) => stepOfField(name)));
  const values = watch();

  return (
    <AuthFrame
      title={investPage.title}
      lead={investPage.lead}
      arrival={arrival}
      busy={isSubmitting || isSubmitSuccessful}
      wide
      signsUp
      other={
        <>
          {investPage.login.question} <TextLink href={loginPath}>{investPage.login.link}</TextLink>
        </>
      }
    >
      <div className="mb-6">
        <Steps
          label={investPage.progress}
          current={step}
          onChoose={goTo}
          steps={investSteps.map(({ title }, index) => ({
            title,
            done: isStepFilled(index, values),
            faulty: faultySteps.has(index),
          }))}
        />
      </div>
      <SignUpForm
        account={account}
        isSubmitting={isSubmitting}
        rootFault={errors.root?.message}
        submit={<WizardButtons step={step} isSubmitting={isSubmitting} onStep={goTo} />}
      >
        {sections.map((Section, index) => (
          // All of them stay in the one form: password managers and Submit see the whole of it.
          <section key={investSteps[index]?.title} hidden={index !== step} aria-labelledby={`step-${index}`}>
            <h2
              id={`step-${index}`}
              ref={(heading) => {
                headings.current[index] = heading;
              }}
              tabIndex={-1}
              className="mb-5 text-xl font-semibold"
            >
              {investSteps[index]?.title}
            </h2>
            <div className="grid gap-5">
              <Section form={account.form} />
            </div>
          </section>
        ))}
      </SignUpForm>
    </AuthFrame>
  );
}

/** Another step begins at its heading. */
function useStepFocus(step: number) {
  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = headings.current[step];
    // Unless it was opened for one of its fields, which has the focus already.
    if (heading?.closest('section')?.contains(document.activeElement)) return;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return headings;
}
