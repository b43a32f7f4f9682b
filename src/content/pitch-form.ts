export const pitchCurrencies = [
  { value: 'INR', label: '₹ INR (Indian Rupee)' },
  { value: 'USD', label: '$ USD (US Dollar)' },
  { value: 'GBP', label: '£ GBP (British Pound)' },
  { value: 'EUR', label: '€ EUR (Euro)' },
] as const;

/** `unkept`: where what is typed may not be. */
export const pitchLeads = {
  kept: 'Four short parts, in any order. What you type is kept on this device, network or not.',
  unkept: 'Four short parts, in any order.',
} as const;

export const pitchSteps = [
  'Basic Information',
  'Funding Requirements',
  'Key Highlights',
  'Additional Information',
] as const;

export const hintOnUseOfFunds =
  'Say in your business description what the money is for: product, people, marketing, working capital, and how many months it lasts.';

export const pitchTips = [
  'Open with the problem and who has it. One plain sentence is enough.',
  'Give numbers you can show: revenue, users, growth, and since when.',
  'Name the risks yourself, and what you do about them.',
  'Ask for an amount that takes you to a milestone, and say which one.',
] as const;

/** Once a pitch has as many highlights as it may. */
export const highlightWords = {
  full: 'These are all there can be. Remove one to add another.',
  over: 'Not added: a pitch has at most 10 highlights. Remove one first, or clear this field.',
  label: 'Highlight',
  typed: 'A highlight of your pitch',
  overTitle: 'One highlight is not added',
} as const;

/** What the form calls each part of a draft. */
export const pitchLabels = {
  title: 'Company/Project Name',
  industry: 'Industry',
  stage: 'Funding Stage',
  location: 'Location',
  description: 'Business Description',
  currency: 'Currency',
  totalRequired: 'Total Amount Required',
  minInvestment: 'Minimum Investment',
  highlights: 'Highlights',
} as const;
