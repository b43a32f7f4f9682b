import type { HelpArticle } from './help-article.ts';

export const accountSecurity: HelpArticle[] = [
  {
    slug: 'choose-a-good-password',
    title: 'Choose a good password',
    summary: 'Length beats symbols. What is refused, and why.',
    body: [
      'A password has at least eight characters and may have up to 256; spaces and emoji are welcome. Four unrelated words are easier to remember and harder to guess than one word with a number behind it.',
      'The commonest passwords are refused, and so are your own name and email. Use a password nowhere else, or let a password manager make one.',
      'We store no password, only a slow, salted hash of it. Nobody at Pankh can read it, and nobody from Pankh will ever ask you for it.',
    ],
  },
  {
    slug: 'forgot-password',
    title: 'You forgot your password',
    summary: 'Get a reset link by email, and what to check if none comes.',
    body: [
      'Choose “Forgot password?” on the login page and enter your email. If it belongs to an account, a link arrives that is good for thirty minutes and for one use. While nobody has verified the email, the mail has a link for each account that was opened with it: take your own.',
      'The page says the same for every address, known or not, so that nobody can find out who has an account. If no mail comes, check the spam folder and whether you registered with another address.',
      'A new password ends all other sessions. Work that waits on a device is kept there until you sign in on it again.',
    ],
  },
  {
    slug: 'sessions-and-devices',
    title: 'Sessions, devices and “Remember me”',
    summary: 'How long you stay signed in, and how to end a session elsewhere.',
    body: [
      'Without “Remember me” a session lasts twelve hours, with it thirty days, or until you have not used it for three weeks: a phone in a drawer stays signed in no longer. Tick it only on a device that is yours; in the installed app it is ticked at first, and holds for whoever signs up there.',
      'The settings list every session with its device and last use; end those you do not know and change your password. A device that is signed out from elsewhere lets go of all that it holds the next time it has a network, but for work that it had not sent: that stays for you alone until you log in there. One that comes back only after its session would have ended by itself keeps its copy until somebody signs out on it.',
      'When a session ends while you work, you can go on reading and writing. What you do is kept on the device until you have signed in again as the same person.',
    ],
  },
  {
    slug: 'sign-out-on-a-shared-device',
    title: 'Sign out on a shared device',
    summary: 'What is deleted when you sign out, and what to do with unsent work.',
    body: [
      'Signing out removes your data from the device: drafts, messages, lists and caches, in every open tab. It works without a network too; the server is told as soon as it can be reached.',
      'If something has not been sent yet, you are shown a list first and can send it, save it as a file, or give it up.',
      'The public investor database stays, since it holds nothing of yours.',
    ],
  },
  {
    slug: 'recognise-fraud',
    title: 'Recognise fraud',
    summary: 'Signs that a message or a deal is not what it seems, and how to report it.',
    body: [
      'Be careful with anybody who promises a return, presses for a decision today, asks for money into a personal account, or wants to leave Pankh before the first call. Nobody from Pankh asks for a code, a password or a payment by message.',
      'Check a company by its number in the public register, speak to at least one customer, and compare the account name with the company’s name before you pay anything.',
      'Use Report on the pitch or message, or write to us through the [contact page](/contact). If money has moved, tell your bank and the police’s cyber crime line first: hours matter.',
    ],
  },
  {
    slug: 'who-sees-my-data',
    title: 'Who sees your data',
    summary: 'What is public, what connections see, and what stays yours.',
    body: [
      'Accepted connections: your email and phone number, unless you block them, your place, and messages between you with the files you send. With a request for a connection go your name, your role, your message and, where you are a founder, your place. Public: an opportunity after review, with its founder’s name and the company’s text, figures and business model; of verified investors their name, place, bio, expertise, industries and range, but for what they hide, and never email or phone.',
      'An investor’s company, designation, experience, preferred location and goals are not shown to others. Nobody else sees your drafts, shortlist, notes, reminders, plan, the investments you record or, as a founder, your list of investors to approach. When a verified investor opens a pitch, its founder sees a count go up, never who it was. An AI service, where one is configured, receives the text you ask about, never your email, phone or password.',
      'The whole account stands in the [privacy policy](/privacy).',
    ],
  },
  {
    slug: 'export-your-data',
    title: 'Take a copy of your data',
    summary: 'Export everything that is yours, or only what has not been sent.',
    body: [
      'In the settings look for “Export all my data”. You get one file with your account, profile, drafts, pitches, connections and messages, in a form that other programs can read.',
      'The [Outbox](/outbox) has an export of its own for work that has not reached us yet, which also works without a network.',
      'A file on your device is as safe as the device. Delete it when you no longer need it.',
    ],
  },
  {
    slug: 'delete-your-account',
    title: 'Delete your account',
    summary: 'How to do it and undo it, when it goes, and what the law or our policy keeps for a time.',
    body: [
      'In the settings choose “Delete my account” and confirm with your password. You are signed out on every device at once, and your account goes 30 days later. Until then all of it stays visible as it is, your pitches and profile too, nobody is told, and logging in undoes it. To take a pitch off at once, withdraw it first.',
      'Some records are kept for a time and then removed: account data and communications for three years after closing, records of transactions for seven. What our admins decided about your account, pitches and plans, with their reasons, stays in their log without end, so that it can always be told who did what. Analytics are anonymised after two years.',
      'To ask for an earlier deletion or a correction, write through the [contact page](/contact). We answer privacy requests within 30 days.',
    ],
  },
];
