import { fold, foldedWords } from './fold.ts';

/** Stands among the words of a thesis whose investor leads rounds. Of no alphabet, so that nobody types it. */
export const leadingSign = '\ue001';

/** What is typed by whoever looks for those that lead, folded. */
export const askingForLeading: ReadonlySet<string> = new Set([
  'lead',
  'leads',
  'leading',
  'always leading',
  'always lead',
  'lead investor',
  'lead investors',
  'lead rounds',
  'leads rounds',
]);

/** Between these one thing is said, or denied. */
const clauseEnds = /[.;:,!?()\n–—]|\b(?:but|though|although|while|and(?= we\b))\b/;
const leads = new Set(['lead', 'leads', 'leading']);
/** Said before it, and it is denied, up to the end of the clause. */
const denying = new Set(
  'not,never,no,nor,neither,cannot,without,rarely,seldom,don,dont,doesn,doesnt,won,wont,cant'.split(','),
);
/** Said before it, and it is somebody else who leads, unless the investor may do either. */
const followsAnother = new Set(
  'follow,follows,following,join,joins,joining,alongside,behind,beside,another,other,others,somebody,someone,else,need,needs,require,requires'.split(
    ',',
  ),
);
/** Said after it, and it is about something else: lead generation, what leads to growth. */
const ofOtherThings = new Set(
  'to,time,times,generation,gen,scoring,magnet,magnets,by,partner,partners,compound,compounds,acid'.split(
    ',',
  ),
);
/** Said right before it, and it is those whom the investor backs who lead. */
const ofOthers = new Set(
  'who,that,which,founder,founders,team,teams,company,companies,startup,startups,people,women,sales'.split(
    ',',
  ),
);
/** What "leading" says of an investor and not of the companies it looks for. */
const led = new Set(
  'round,rounds,deal,deals,investment,investments,seed,pre,preseed,series,the,first,or,and,early'.split(','),
);

/** True where a thesis says that the investor leads rounds, and does not say it with a “not”. */
export function saysItLeads(thesis: string): boolean {
  const text = fold(thesis);
  return text.includes('lead') && text.split(clauseEnds).some(clauseLeads);
}

function clauseLeads(clause: string): boolean {
  const words = foldedWords(clause);
  return words.some((word, at) => leads.has(word) && isOwnLead(words, at) && !isDenied(words.slice(0, at)));
}

function isOwnLead(words: string[], at: number): boolean {
  const [before = '', word, after] = [words[at - 1], words[at], words[at + 1]];
  if (ofOthers.has(before)) return false;
  if (word === 'leading')
    return before !== 'market' && before !== 'world' && (after === undefined || led.has(after));
  return after === undefined || !ofOtherThings.has(after);
}

/** “We follow or lead” says both, “we do not follow or lead” neither. */
function isDenied(before: string[]): boolean {
  const choice = Math.max(before.lastIndexOf('or'), before.lastIndexOf('and'));
  return (
    before.some((word) => denying.has(word)) ||
    before.slice(choice + 1).some((word) => followsAnother.has(word))
  );
}
