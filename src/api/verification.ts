import { shownInTab } from '#src/lib/shown-in-tab.ts';
import { type OtpType, savePhoneEndpoint, sendOtpEndpoint, verifyOtpEndpoint } from '#sync/endpoints/otp.ts';
import { call } from './request.ts';

export async function postSendOtp(userId: string, type: OtpType): Promise<void> {
  await call(sendOtpEndpoint, { body: { userId, type } });
}

export async function postVerifyOtp(userId: string, type: OtpType, otp: string): Promise<void> {
  await call(verifyOtpEndpoint, { body: { userId, otp, type } });
}

/** Answers the number as it is kept. */
export async function postPhone(phoneNumber: string): Promise<string> {
  return (await call(savePhoneEndpoint, { body: { phoneNumber }, person: shownInTab.personId })).phoneNumber;
}
