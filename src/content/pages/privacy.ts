import type { PageText } from '#src/lib/page-text.ts';

const review = {
  title: 'For review by a lawyer',
  note: 'This text describes what the software does. Before it is used for a real service, a lawyer has to settle the legal entity and its address, the legal bases, the contracts with processors, transfers abroad, and the officers to be named.',
};

export const privacy: PageText = {
  title: 'Privacy Policy',
  lead: 'What we keep of you, why, for how long, and what you can ask of us.',
  dated: 'Last updated: January 2024. Addendum for the DPDP Act: see the end of this page.',
  sections: [
    {
      title: 'What this policy covers',
      blocks: [
        'It covers the website and app of Pankh, the messages you send us, and the newsletter. It does not cover the companies and people you meet here: what they do with what you give them is theirs to tell you.',
        review,
      ],
    },
    {
      title: 'What we collect',
      blocks: [
        {
          list: [
            'Account: name, email, phone number, role, place, and a hash of your password, never the password itself.',
            'Profile: what you choose to tell about your company, your areas of expertise and the amounts you invest.',
            'Content: drafts, pitches, connection requests, messages and the files sent with them, notes, updates on pitches, your shortlist, your reminders, the investments you record and, for founders, the private list of investors to approach.',
            'Declarations: that you are 18 or older, that you accepted the terms and in which version, and, for investors, your own statement on accreditation.',
            'Counts: when a verified investor opens a pitch, its founder’s count goes up by one, once a day for each investor. The count names nobody; so that nobody is counted twice, a mark without a name is kept for a day.',
            'Technical records: sessions, the time and outcome of requests, and for limits the network address of a sender, which is removed after a day.',
          ],
        },
      ],
    },
    {
      title: 'What stays on your device',
      blocks: [
        'The app keeps a copy of what you may see, and of what you have not sent yet, in your browser’s own storage, so that it works without a network. Signing out deletes the copy of your data on the device on which you do it; a device whose session you end from elsewhere does so once it hears of it, and keeps for you what it had not sent. One that hears of it only after its session would have ended by itself keeps its copy until somebody signs out on it. We set one cookie, which holds your session; there are no advertising cookies. Only where this network has visits counted, and you have agreed to it in your settings, a second cookie remembers that, and the provider that counts sets its own (their names begin with _ga). Taking your agreement back deletes them.',
      ],
    },
    {
      title: 'What we use it for',
      blocks: [
        {
          list: [
            'to run your account and bring your work to all your devices;',
            'to show a pitch to those for whom it is meant, and to carry requests and messages between members;',
            'to verify email and phone, prevent fraud and abuse, and answer you;',
            'to improve the service by counts that name nobody.',
          ],
        },
        'We do not sell personal data. We show no advertising.',
      ],
    },
    {
      title: 'Who receives it',
      blocks: [
        'Other members see what [who sees your data](/help-center/who-sees-my-data) lists. Mail and text messages leave through the providers we use for sending. Where an AI service is configured, it receives the text you ask about, without email, phone number or password. Authorities receive what the law obliges us to hand over.',
        'Analytics by a third party load only where they are configured and you have agreed; otherwise nothing leaves your device for that purpose.',
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        {
          facts: [
            { name: 'Account data', value: 'while the account exists, plus 3 years' },
            {
              name: 'An account without a pitch of which neither email nor phone was verified',
              value: 'goes after 90 days without a login, 30 days after a mail that says so',
            },
            { name: 'Records of transactions', value: '7 years' },
            {
              name: 'Communications',
              value:
                '3 years: what you write to us from the day it was written, or from the end of the account where that comes first; messages to members, connections, updates on pitches and reports, which stay while the account exists, from its end; a report that is not decided on stays, without its sender, until 30 days after it is',
            },
            {
              name: 'Files of messages',
              value: 'as long as a message that names them; two days where none was sent',
            },
            { name: 'Analytics', value: 'anonymised after 2 years' },
            { name: 'A newsletter address that was never confirmed', value: '7 days' },
            { name: 'A newsletter address that has unsubscribed', value: '30 days' },
            {
              name: 'The log of our admins',
              value:
                'what our admins decided about accounts, pitches, plans and reports, with their reasons: without end, so that it can always be told who did what',
            },
          ],
        },
      ],
    },
    {
      title: 'Your requests',
      blocks: [
        'You can see, correct, export and delete your data in the settings. For anything else write to us by the [contact page](/contact). We answer privacy requests within 30 days.',
        'You can withdraw a consent at any time; what was done before stays lawful. The newsletter ends with the link in each letter.',
      ],
    },
    {
      title: 'Security',
      blocks: [
        'Connections are encrypted. Passwords, session secrets and codes are stored as hashes only. Access inside Pankh is limited to those who need it. No system is perfectly safe: if a breach concerns you, we tell you and the authority in charge.',
      ],
    },
    {
      title: 'Age',
      blocks: [
        'Pankh is for people of 18 years and more. We close accounts of younger people when we learn of them.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'We announce changes 30 days before they take effect, by mail to the address of your account, and send earlier versions to whoever asks.',
      ],
    },
    {
      title: 'Addendum: Digital Personal Data Protection Act, 2023',
      blocks: [
        'Added in November 2025, after the Digital Personal Data Protection Rules, 2025 were notified. It stands beside the policy of January 2024 and comes before it where the two differ. Parts of the Act begin to apply in stages.',
        {
          list: [
            'In the words of the Act, you are the Data Principal and the operator of Pankh is the Data Fiduciary.',
            'Notice and consent: before we rely on your consent we say, in plain words, which data we need, for which purpose, and how to withdraw. Withdrawing is as easy as giving.',
            'Your rights: a summary of your data and of who received it; correction, completion and erasure; the redress of grievances; and to nominate a person who may exercise your rights if you die or cannot act.',
            'Grievances: write by the [contact page](/contact) with the subject “Grievance”. If our answer does not satisfy you, you can turn to the Data Protection Board of India.',
            'Children: we do not knowingly process the data of anybody under 18.',
            'Breach: we inform the Board and each person concerned, in the form and time the Rules ask for.',
            'Your duties under the Act: no false particulars, nobody else’s identity, no frivolous complaints.',
          ],
        },
        {
          title: 'For review by a lawyer',
          note: 'To be settled before use: the dates from which each duty applies, the contact of the person who answers for processing, the wording of the notice in the languages of the Eighth Schedule, retention against the Rules, and whether further duties of a Significant Data Fiduciary apply.',
        },
      ],
    },
  ],
};
