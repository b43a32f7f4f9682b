import { mutate } from '#src/data/exchange/mutate.ts';
import { newId } from '#sync/ids.ts';
import type { MailPace, NotificationKind, QuietHours } from '#sync/records/preferences.ts';
import type { Told } from '#sync/records/report.ts';

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export function setNotification(kind: NotificationKind, on: boolean): Promise<void> {
  return mutate('setNotification', { kind, on });
}

export function setMailPace(pace: MailPace): Promise<void> {
  return mutate('setMailPace', { pace });
}

export function setPush(kind: NotificationKind, on: boolean): Promise<void> {
  return mutate('setPush', { kind, on });
}

/** Null: no quiet hours. */
export function setQuietHours(quietHours: QuietHours | null): Promise<void> {
  return mutate('setQuietHours', { quietHours });
}

export function giveConsent(kind: 'newsletter' | 'analytics', given: boolean): Promise<void> {
  return mutate('giveConsent', { consentId: newId(), kind, given });
}

export function requestPlan(planId: string): Promise<void> {
  return mutate('requestPlan', { planId });
}

export function reportAbuse(told: Told): Promise<void> {
  return mutate('reportAbuse', { reportId: newId(), ...told });
}
