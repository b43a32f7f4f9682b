import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { marketplaceToasts, roles } from '#src/content/account-forms.ts';
import { planLabels, planPage } from '#src/content/plan-signup.ts';
import type { FormWords } from '#src/data/words/kept-forms.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { register as registerAccount } from '#src/syncing/session.ts';
import { CheckField } from '#src/ui/check-field.tsx';
import { ChoiceCard } from '#src/ui/choice-card.tsx';
import { OptionGroup } from '#src/ui/option-group.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { planRegistration } from '#sync/rules/registration/plan-page.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { beside, firstOf } from '../form-faults.ts';
import { KeptAccountForm } from '../kept-account-form.tsx';
import { SignUpForm } from '../sign-up-form.tsx';
import { TermsLabel } from '../terms-label.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useArrival } from '../use-arrival.ts';
import { PlanChoice } from './plan-choice.tsx';
import { blankPlan, chosenBy, isOtherThan, planOrder, toastOf, withoutChoice } from './plan-form.ts';
import { PlanPerson } from './plan-person.tsx';

export function SignupPage() {
  return <KeptAccountForm name="signup">{(kept) => <SignupForm kept={kept} />}</KeptAccountForm>;
}

function SignupForm({ kept }: { kept: FormWords | null }) {
  const arrival = useArrival();
  const [query, setQuery] = useSearchParams();
  const chosen = chosenBy(query, kept);
  const account = useAccountForm({
    name: 'signup',
    schema: planRegistration,
    blank: { ...blankPlan, ...chosen },
    kept: kept && { ...kept, ...chosen },
    labels: planLabels,
    failure: marketplaceToasts.failure,
    async send(registration) {
      const { user } = await registerAccount(registration);
      showToast({ kind: 'success', title: marketplaceToasts.success.title, detail: planPage.toast });
      await arrival.arrive(user);
    },
    onInvalid(found) {
      const message = firstOf(found, planOrder);
      if (message) showToast({ kind: 'error', source: 'signup', ...toastOf(message) });
    },
  });
  const { register, resetField, watch, formState } = account.form;
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const userType = watch('userType');
  const isChosenAnew = isOtherThan(chosen, { userType, planId: watch('planId') });
  useEffect(() => {
    // Who comes back to this address finds what they chose last.
    if (isChosenAnew) setQuery(withoutChoice, { replace: true });
  }, [isChosenAnew, setQuery]);

  return (
    <AuthFrame
      title={planPage.title}
      lead={planPage.lead}
      arrival={arrival}
      busy={isSubmitting || isSubmitSuccessful}
      wide
      signsUp
      other={
        <>
          {planPage.login.question}{' '}
          <TextLink href={arrival.wasAsked ? paths.loginThen(arrival.next) : paths.login}>
            {planPage.login.link}
          </TextLink>
        </>
      }
    >
      <SignUpForm account={account} isSubmitting={isSubmitting} rootFault={errors.root?.message}>
        <OptionGroup
          label={planPage.role}
          required
          error={beside(errors.userType)}
          className="grid gap-5 sm:grid-cols-2"
        >
          {roles.map(({ value, label }) => (
            <ChoiceCard
              key={value}
              title={label}
              value={value}
              // The plan of one role is none of the other's.
              {...register('userType', { onChange: () => resetField('planId', { defaultValue: '' }) })}
            >
              {planPage.roleHints[value]}
            </ChoiceCard>
          ))}
        </OptionGroup>
        <PlanPerson register={register} errors={errors} />
        <PlanChoice userType={userType} register={register} error={beside(errors.planId)} />
        <div>
          <CheckField
            label={<TermsLabel />}
            error={beside(errors.termsAccepted)}
            {...register('termsAccepted')}
          />
          <CheckField label={planPage.newsletter} {...register('newsletter')} />
        </div>
      </SignUpForm>
    </AuthFrame>
  );
}
