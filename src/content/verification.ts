import { accountLabels } from './account-forms.ts';

export const verificationPage = {
  title: 'Verify your email and phone',
  lead: 'Ask for a code of six digits for each. Codes are valid for 10 minutes.',
  back: 'Back to Signup',
  complete: 'Complete Verification',
  invalid: {
    title: 'Invalid verification link. Please try registering again.',
    link: 'Go to Signup',
  },
  email: 'Email verification',
  phone: 'Phone verification',
  verified: 'Verified',
  send: 'Send OTP',
  sending: 'Sending...',
  resend: 'Resend OTP',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  code: { email: 'Code from the email', phone: 'Code from the text message' },
  codeHint: 'Six digits. They are checked as soon as all are there.',
  checking: 'Checking...',
  checkAgain: 'Check this code again',
  phoneLabel: accountLabels.phoneNumber,
  savePhone: 'Save phone number',
  changePhone: 'Change number',
  keepPhone: 'Keep the number',
  changeEmail: 'Change email',
  savingPhone: 'Saving...',
  phoneLead: 'Codes can be sent once your number is saved.',
  needsLogin: 'The code goes to the number that your account has. To save one, please log in first.',
  noCode: 'No code comes to an address or number that is verified already. To see what is, please log in.',
  login: 'Login',
} as const;

export const verificationToasts = {
  phoneSaved: 'Phone number saved successfully',
  phoneFailed: 'Failed to save phone number',
  phoneFirst: 'Please save your phone number first',
  sendFailed: 'Failed to send OTP',
  sent: (type: 'email' | 'phone') => ({ title: 'OTP Sent', detail: `OTP has been sent to your ${type}` }),
  failed: { title: 'Verification Failed', detail: 'Invalid or expired OTP' },
  verified: (type: 'email' | 'phone') => ({
    title: 'Verified!',
    detail: `Your ${type} has been verified successfully`,
  }),
  tryAgain: 'Please try again.',
} as const;
