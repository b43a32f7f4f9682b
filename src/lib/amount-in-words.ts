const indian: [number, string][] = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
];
const western: [number, string][] = [
  [1e9, 'billion'],
  [1e6, 'million'],
];

/** "25 lakh", "2.5 crore", "1.2 million"; '' where no such word helps. `amount` is in whole units. */
export function amountInWords(amount: number, currency: string): string {
  const unit = (currency === 'INR' ? indian : western).find(([size]) => amount >= size);
  if (!unit) return '';
  const [size, word] = unit;
  return `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(amount / size)} ${word}`;
}
