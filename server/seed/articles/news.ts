import type { Writing } from './writing.ts';

const source = 'Pankh Newsroom (fictional)';

export const news: Writing[] = [
  {
    title: 'Chaaswari signs a spiced-drinks contract with a railway caterer',
    summary:
      'The fictional dairy brand from Ahmedabad will supply returnable bottles on three routes, starting with the night trains.',
    source,
    tags: ['Food & Beverage', 'Chaaswari', 'contracts'],
    age: 3,
    body: [
      'Chaaswari, a company invented for this demonstration, has agreed to supply buttermilk in returnable glass to a caterer on three routes out of Ahmedabad. Empty bottles will travel back in the pantry car and be washed the same morning.',
      '“The return trip has always been the expensive half,” said Mitul Patwaria, its fictional founder. “A train comes back anyway.” The first deliveries begin with the night services, where demand for a light drink is highest.',
      'The company is raising a Series B round on Pankh and says that the contract is included in the plan it has shown to investors. As with all demo content, people, firms and figures are made up.',
    ],
  },
  {
    title: 'Pankh opens the whole investor directory for offline search',
    summary:
      'The directory can now be kept on the device and searched with typing errors forgiven, on a plane or in a basement.',
    source,
    tags: ['Pankh', 'platform', 'offline'],
    age: 10,
    body: [
      'From this release the investor directory is stored on the device after the first visit. Search, filters and detail pages answer from there, whether or not there is a network, and the list refreshes itself when there is one.',
      'A person chooses how much to keep, and the app says how large it is before anything is loaded. On connections that are metered or set to save data, it asks first.',
      'Spelling is forgiven: "benglore" finds Bengaluru, and a city knows its country. Filters for country, stage and type compare whole words, so that a search for Niger does not list Nigeria.',
      'Firms shown in the demonstration are fictional. Whoever runs the platform can import a list of their own.',
    ],
  },
  {
    title: 'Lavansheet delivers its sixtieth brine-cooled storage room',
    summary:
      'A producer company in Madhya Pradesh takes over the room; the fictional maker now wants to build twenty a month.',
    source,
    tags: ['CleanTech', 'Lavansheet', 'cold chain'],
    age: 24,
    body: [
      'Lavansheet, a fictional maker of cold rooms, has handed over its sixtieth to a producer company of garlic and tomato growers. The room holds five tonnes and keeps its temperature for thirty hours without power.',
      'Members pay by the crate and by the day. The producer company pays for the room by instalment over five years and employs a mechanic from the village who was trained during construction.',
      'The company is looking for Series A capital for a larger workshop. Its founder says the constraint is welding and not demand: five rooms leave the yard each month, and orders stand at eleven months.',
    ],
  },
  {
    title: 'Pitches are now reviewed with a written note',
    summary:
      'Founders asked what a reviewer looks at. From now on a decision comes with reasons and the field they refer to.',
    source,
    tags: ['Pankh', 'platform', 'review'],
    age: 33,
    body: [
      'A new pitch is visible to verified investors at once, with the mark "Review pending". The public sees it when a reviewer has approved it. Until now the founder learned only the outcome.',
      'Reviewers now write a short note: what was checked, what is missing, and which field it concerns. If a pitch is declined, the note says what would change the decision, and the text can be edited and submitted again.',
      'Review looks at completeness, at claims that promise returns, and at whether the person may speak for the company. It is no judgement on whether an investment is good, and approval is not a recommendation.',
    ],
  },
];
