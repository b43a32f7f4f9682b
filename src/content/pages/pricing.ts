export const pricing = {
  title: 'Pricing',
  lead: 'Registration, reading, drafts, messages, AI analysis and the investor database are free. A plan lifts the number of connections you can begin in a month.',
  free: 'Without a plan: 3 connections a month.',
  groups: { investor: 'For investors', entrepreneur: 'For entrepreneurs' },
  notes: [
    'Prices in Indian rupees. The saving of a yearly plan is what twelve monthly payments of the same plan would cost more.',
    'A success fee is optional: it is owed only where you have agreed to one in writing beforehand.',
    'A plan counts once it is confirmed. Until then the limit without a plan applies.',
    'No plan changes how a pitch is reviewed, ranked or scored.',
  ],
  fine: 'Any further fees and taxes are shown before you pay. Returns: see [Refunds](/refunds).',
} as const;
