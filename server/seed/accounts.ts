import { idOf } from '#sync/ids.ts';
import type { Account, UserType } from '#sync/records/account.ts';

type SeedAccount = Omit<Account, 'createdAt'>;

/** Opens the three demo accounts, and nothing else. */
export const demoPassword = 'wings-over-deccan';

/** Everybody's of the demo: numbers like this are kept for fiction, and none of India's is. Source: Ofcom. */
const fictionalPhone = '+447700900123';

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
  account(
    'sharmila.katrapati',
    'Sharmila Katrapati',
    'investor',
    'Hyderabad, India',
    'A physician who built two diagnostics chains. Reads the clinical evidence before the spreadsheet.',
  ),
  account(
    'pervez.daruvallan',
    'Pervez Daruvallan',
    'investor',
    'Mumbai, India',
    'Third generation of a family of bakers. Backs those who make food that keeps, and tastes all of it.',
  ),
  account(
    'gurnoor.bhullarai',
    'Gurnoor Bhullarai',
    'investor',
    'New Delhi, India',
    'Farms with her brothers and invests in what she would use on her own fields.',
  ),
  account(
    'subhra.chatterlee',
    'Subhra Chatterlee',
    'investor',
    'Kolkata, India',
    'Ran rolling mills for twenty-two years. Visits every shop floor before the second call.',
  ),
  account(
    'mathangi.srivathan',
    'Mathangi Srivathan',
    'investor',
    'Chennai, India',
    'Taught physics, then sold a publishing house. Looks for what a class of forty can use.',
  ),
  account(
    'kabir.lokhandrao',
    'Kabir Lokhandrao',
    'investor',
    'Pune, India',
    'Wrote payment systems for banks. Asks for the ledger first, and answers within a day.',
  ),
  account(
    'oliver.fenwithy',
    'Oliver Fenwithy',
    'investor',
    'London, UK',
    'Finances buildings that need little energy, in London and in Pune.',
  ),
  account(
    'grace.holmebury',
    'Grace Holmebury',
    'investor',
    'Boston, USA',
    'A biostatistician with three colleagues who read every protocol together.',
  ),
];

function account(
  mailbox: string,
  fullName: string,
  userType: UserType,
  location: string,
  bio?: string,
): SeedAccount {
  const email = `${mailbox}@demo.pankh.example`;
  return {
    id: idOf('demo-account', email),
    email,
    username: mailbox.replaceAll(/[^a-z0-9]/g, '_'),
    fullName,
    userType,
    location,
    ...(bio && { bio }),
    emailVerified: true,
    phone: fictionalPhone,
    phoneVerified: true,
  };
}
