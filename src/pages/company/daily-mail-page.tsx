import { endDailyMail } from '#src/api/daily-mail.ts';
import { dailyMailEnd } from '#src/content/daily-mail.ts';
import { MailedLink } from './mailed-link.tsx';

/** Where the last link of a daily mail leads. */
export function DailyMailPage() {
  return <MailedLink words={dailyMailEnd} onPress={endDailyMail} />;
}
