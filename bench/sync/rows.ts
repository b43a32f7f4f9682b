import { seededRandom } from '#server/seed/random.ts';
import { idOf } from '#sync/ids.ts';
import type { Deal, Note, User } from './contract.ts';

const words =
  'rain loom harvest river cold chain ledger solar pump village credit cargo clinic yarn school grid copper orchard ferry monsoon'.split(
    ' ',
  );
const places = ['Pune', 'Nashik', 'Kochi', 'Jaipur', 'Guwahati', 'Indore'];
const industries = ['Technology', 'Agriculture', 'Healthcare', 'Energy'];
const random = seededRandom(20_261_121);
const began = '2026-11-01T00:00:00.000Z';

/** Made-up deals of 600 to 800 bytes as JSON, always the same. */
export function deals(count: number): Deal[] {
  return Array.from({ length: count }, (_, at) => ({
    id: idOf('bench-deal', `${at}`),
    founderId: idOf('bench-founder', `${at % 50}`),
    founderName: `${capital(word())} ${capital(word())}`,
    title: `${capital(word())} ${capital(word())} ${at}`,
    description: sentence(22 + Math.floor(random() * 12)),
    industry: oneOf(industries),
    stage: 'Seed',
    location: oneOf(places),
    currency: 'INR',
    totalRequired: 2_500_000,
    minInvestment: 50_000,
    raisedAmount: 0,
    highlights: [sentence(4), sentence(4)],
    status: 'active',
    createdAt: began,
    updatedAt: began,
  }));
}

export function notes(owner: User, count: number, wordsEach = 45): Note[] {
  return Array.from({ length: count }, (_, at) => ({
    id: idOf('bench-note', owner, `${at}`),
    owner,
    title: `Note ${at}`,
    text: wordsEach === 0 ? `kept-by-${owner}` : sentence(wordsEach),
    gone: false,
    rivals: [],
  }));
}

function sentence(length: number): string {
  return `${capital(Array.from({ length }, word).join(' '))}.`;
}

function word(): string {
  return oneOf(words);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function oneOf(list: string[]): string {
  return list[Math.floor(random() * list.length)] ?? '';
}
