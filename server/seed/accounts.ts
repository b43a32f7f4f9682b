import { idOf } from '#sync/ids.ts';
import type { Account, UserType } from '#sync/records/account.ts';

type SeedAccount = Omit<Account, 'createdAt'>;

/** Opens the three demo accounts, and nothing else. */
export const demoPassword = 'wings-over-deccan';

/** Who owns the seeded opportunities. `demo` can sign in, the others cannot. */
export const founders = {
  demo: account('founder', 'Ishira Velankar', 'entrepreneur', 'Pune, India'),
  aarohi: account('aarohi.deshmane', 'Aarohi Deshmane', 'entrepreneur', 'Bengaluru, India'),
  nakul: account('nakul.thiruvasan', 'Nakul Thiruvasan', 'entrepreneur', 'Chennai, India'),
  zoya: account('zoya.merchantwala', 'Zoya Merchantwala', 'entrepreneur', 'Mumbai, India'),
  harleen: account('harleen.sodhan', 'Harleen Sodhan', 'entrepreneur', 'Chandigarh, India'),
  devraj: account('devraj.mukhorji', 'Devraj Mukhorji', 'entrepreneur', 'Kolkata, India'),
  anvitha: account('anvitha.rellapalli', 'Anvitha Rellapalli', 'entrepreneur', 'Hyderabad, India'),
  joel: account('joel.kuttanadan', 'Joel Kuttanadan', 'entrepreneur', 'Kochi, India'),
  lalthan: account('lalthan.sailoa', 'Lalthan Sailoa', 'entrepreneur', 'Guwahati, India'),
  mitul: account('mitul.patwaria', 'Mitul Patwaria', 'entrepreneur', 'Ahmedabad, India'),
  eleanor: account('eleanor.ashgrave', 'Eleanor Ashgrave', 'entrepreneur', 'London, UK'),
  weilin: account('weilin.thamsoo', 'Weilin Thamsoo', 'entrepreneur', 'Singapore'),
  marijke: account('marijke.dolderveen', 'Marijke Dolderveen', 'entrepreneur', 'Amsterdam, Netherlands'),
} as const;
export type FounderKey = keyof typeof founders;

/** Each can sign in with `demoPassword`. */
export const demoAccounts: SeedAccount[] = [
  founders.demo,
  account('investor', 'Rudransh Keshwani', 'investor', 'Mumbai, India'),
  account('admin', 'Vasudha Nambirajan', 'admin', 'Bengaluru, India'),
];

/** People of the demo who have no password: nobody signs in as them. */
export const backgroundAccounts: SeedAccount[] = [
  ...Object.values(founders).filter((founder) => founder !== founders.demo),
  account('sharmila.katrapati', 'Sharmila Katrapati', 'investor', 'Hyderabad, India'),
  account('pervez.daruvallan', 'Pervez Daruvallan', 'investor', 'Mumbai, India'),
  account('gurnoor.bhullarai', 'Gurnoor Bhullarai', 'investor', 'New Delhi, India'),
  account('subhra.chatterlee', 'Subhra Chatterlee', 'investor', 'Kolkata, India'),
  account('mathangi.srivathan', 'Mathangi Srivathan', 'investor', 'Chennai, India'),
  account('kabir.lokhandrao', 'Kabir Lokhandrao', 'investor', 'Pune, India'),
  account('oliver.fenwithy', 'Oliver Fenwithy', 'investor', 'London, UK'),
  account('grace.holmebury', 'Grace Holmebury', 'investor', 'Boston, USA'),
];

function account(mailbox: string, fullName: string, userType: UserType, location: string): SeedAccount {
  const email = `${mailbox}@demo.pankh.example`;
  return {
    id: idOf('demo-account', email),
    email,
    username: mailbox.replaceAll(/[^a-z0-9]/g, '_'),
    fullName,
    userType,
    location,
    emailVerified: true,
    phoneVerified: true,
  };
}
