/** What a sentence must not say, unless it denies it. */
const advice = [
  /\b(you|investors?|one|everyone) (should|must|ought to|need to|have to) (definitely |really |certainly )?(buy|invest|put (your )?money)\b(?<!(must|need to|have to) invest(?= (at least|a minimum|no less|not less)\b))(?! (only|(no|not|never) more than) (what|money|as much|an? amount|you)\b[^,;:]{0,40}\b(afford|lose|spare)\b)/,
  /\b(recommend|advise|suggest|urge)(s|ed)? (that )?(you |to |investors? )*(to )?(buy|buying|invest|investing|put money)\b/,
  /\b(strong|clear|definite) buy\b|\bbuy (now|today|rating|recommendation|this)\b/,
  /\binvest (now|today|immediately|at once|without delay|in this (company|deal|startup|opportunity|round))\b/,
  /\b(worth|deserves) (investing|an investment|your money|your investment)\b/,
  /\b(great|good|excellent|safe|sound|smart|attractive|solid|wise|compelling|best) (investment|bet|buy)\b(?! (question|committee|tip))/,
  /\b(must|do) ?n[o’']t miss\b|\bonce in a lifetime\b|\bcannot lose\b|\bcan['’]?t (lose|fail)\b|\bcannot fail\b/,
];
const youWill = '\\b(you|investors?) (will|shall|can expect to) (?!not |never )(\\w+ )?';
const willGet = `${youWill}(get|receive|make)( back| at least| up to| about)*`;
const each = '(a|per|every|each) (day|week|month|quarter|year|annum)\\b';
const currency = '((₹|rs\\.?|inr|(us)?\\$|usd|€|£) ?)?';
const unit = '(k|thousand|lakhs?|lacs?|crores?|cr|million|billion|rupees?|inr|usd|dollars?)\\b';
const aReturn = [
  '((your|their|all|the) ([^\\s,;:]+ )?)?(money|capital|savings|principal|returns?|profits?)\\b',
  '(your|their) ([^\\s,;:]+ )?(income|dividends?|gains?|payouts?)\\b',
  'a profit|double\\b',
  `twice\\b(?! ${each})`,
  '(your|their|all|the) (\\w+ )?(investments?|stakes?|cheques?|amount) back\\b',
  '(?<= back )(your|their|all|the) (\\w+ )?(investments?|stakes?|cheques?|amount)\\b',
  `(?<= back( at least| up to| about)? )${currency}[\\d.]`,
  `${currency}[\\d.,]+( ?${unit}){0,2} (${each}|in\\b(?! (exchange|return) for)|(within|by|after|each)\\b|(\\w+ )?back\\b)`,
  `[\\d.,]+ ?(x\\b|times\\b(?! (${each}|as many)))`,
].join('|');
const aSum = `${currency}([\\d.,]*\\d\\W*$|[\\d.,]+ ?${unit})`;
const rate = '[\\d.,]+ ?(%|percent|per cent)';
const ofACompany =
  " ?(of )?((the|your|its|their) )?((company|startup|business|firm)[’']s |\\w+ )?(company|startup|business|firm|equity|shares?|stake|ownership)\\b";
// What stands behind may make it a share of what the company earns.
const aStake = `${ofACompany}\\s*([.,;:!?()]|$|(and|for|in|at)\\b(?! (((your|their|all|the) )?(cash|dividends?|interest|revenues?|income)|each|every|${aReturn})))`;
const forAStake = `for ${rate}${ofACompany}`;
const promises = [
  /\b(guarantee[sd]?|assured?|promised|certain|sure|fixed) (\w+ ){0,2}(returns?|profits?|gains?|roi|yield)\b/,
  // Others' income may well be sure: a farmer's, by contract. Whoever reads is promised it, or nobody is named, or it has a rate.
  /\b(guaranteed?|assured?|sure) (\w+ ){0,2}income (for|to) (\w+ )?(you|investors?)\b/,
  /\b(you|your|investors?)\b[^,;:]{0,40} (guaranteed?|assured?|sure|fixed) (\w+ ){0,2}income\b/,
  /\b(guaranteed?|assured?|sure|fixed) (\w+ ){0,2}income of [\d.]+ ?(%|percent|per cent)/,
  /\b(it|we|this|fund|company|deal|plan|scheme|startup|pitch|investment|round) (\w+ )?(pays?|offers?|gives?|provides?|brings?) (an? )?(guaranteed|assured|sure) (\w+ ){0,2}income\b/,
  /^(an? )?(guaranteed|assured|sure) (\w+ ){0,2}income\W*$/,
  /\b(returns?|profits?|gains?|roi|yield) (is|are|of [\d.]+ ?(%|percent|x) (is|are)) (guaranteed|assured|certain|sure)\b/,
  new RegExp(
    `${youWill}(earn|gain|double|triple|multiply) (back |at least |up to |about )?(${currency}[\\d.]+|money|your|their|returns?|profits?|double|twice|a profit)`,
  ),
  // A code, a mail, a number of connections or a share of the company are got, too.
  new RegExp(`${willGet} (${aReturn})`),
  new RegExp(`${willGet} ${rate}(?!${aStake})`),
  // A founder gets a sum for a share of the company: that is the deal itself.
  new RegExp(`(?<!\\b${forAStake},? )${willGet} ${aSum}(?! (in exchange |in return )?${forAStake})`),
  new RegExp(`${willGet} [^,;:]{0,60}\\b${rate} (${each}|interest|returns?|profits?|back\\b)`),
  /\bwill (?!not |never )(\w+ )?(double|triple|multiply|return|yield|pay back) (your|their|the) (\w+ )?(money|investments?|stakes?|capital|savings|principal|cheques?|amount)\b/,
  /\bwill (?!not |never )(\w+ )?(double|triple|multiply) your\b/,
  /\bwill (?!not |never )(\w+ )?(multiply|return|yield|pay back) (at least |up to |about )?[\d.,]+ ?(%|percent|per cent|x\b|times)/,
  /\b(expected|projected|likely|annual) returns? of [\d.]+/,
  /\bwill (?!not |never )(\w+ )?(return|yield|pay back|pay) [^,;:]{0,30}\bto (you|your|investors?)\b/,
  /\brisk[- ]free\b(?! (interest )?rates?\b)|\b(no|zero)-risk\b/,
  // That a pitch tells of no risk is no promise.
  /(?<!\b(names?|lists?|mentions?|states?|describes?|identifies|discloses?|tells of|speaks of) )\b(no|zero|without( any)?) risks?\b(?! ((is|are|was|were) )?(analysis|sections?|factors?|assessments?|management|mitigation|disclosures?|profile|register|plans?|planning|controls?|score|ratings?|level|named|told|listed|mentioned|described|stated|disclosed)\b)/,
  /\bwithout (ever )?losing (anything|((a|any|your|their|the|one|single) )*(money|investment|stake|capital|savings|rupee))\b/,
];
const hindi = [
  /गारंटी|गारंटीड|पक्का (मुनाफ|रिटर्न)|(पैसा|पैसे|रकम) (दोगुन|दुगुन|डबल)|(?<!(केवल|सिर्फ) [^,;:]{0,30}उतना [^,;:]{0,30})निवेश करना चाहिए|निवेश (जरूर कर|अवश्य कर)|जरूर (खरीद|निवेश)|बिना जोखिम/,
];
/** Before what is said, in the same clause: then it is denied, asked, or told of others. */
const denied =
  /\b(not?|never|nobody|no one|none|neither|nor|cannot|can['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|without|whoever|anybody who|who|whether|if|avoid|beware|forbidden|refuse[sd]?|hardly)\b[^,;:]*$/;
/** Around a promise: then it is somebody else's, told or doubted. What goes on after "and" is said again by whoever writes. */
const toldOf =
  /\b(claim(s|ed|ing| of| that)|promises|promise of|alleged(ly)?|purported(ly)?|so-called)\b((?!\b(and|but|so|because|while|with|as|since|though|although)\b)[^,;:])*$/;
const doubted =
  /^((?!\b(and|but|so|because|while|with|as|since|though|although)\b)[^,;:])*\b(claimed|alleged|red flags?|unproven|unsupported|unrealistic|misleading|not (possible|credible|supported|backed|proven|realistic)|cannot be (kept|promised|checked|verified|proven)|without (any )?(evidence|proof|basis|backing))\b/;
const deniedInHindi = /(नहीं|मत|न ही|कोई नहीं|सावधान(?= रह))/;

/** Whether a text recommends to buy or promises a return. A sentence that denies, tells of or warns of it does not. */
export function advisesOrPromises(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    if (hindi.some((phrase) => phrase.test(sentence))) return !deniedInHindi.test(sentence);
    return (
      advice.some((phrase) => isSaid(phrase, sentence, () => false)) ||
      promises.some((phrase) =>
        isSaid(phrase, sentence, (before, after) => toldOf.test(before) || doubted.test(after)),
      )
    );
  });
}

function isSaid(
  phrase: RegExp,
  sentence: string,
  isOfOthers: (before: string, after: string) => boolean,
): boolean {
  return [...sentence.matchAll(new RegExp(phrase, 'g'))].some(({ 0: found, index }) => {
    const end = index + found.length;
    const before = sentence.slice(Math.max(0, index - 160), index);
    return !denied.test(before) && !isOfOthers(before, sentence.slice(end, end + 160));
  });
}

/** The point of “Rs.” before a figure ends none. */
function sentencesOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[*_`>#]/g, '')
    .split(/(?<=[.!?।])(?<!\brs\.(?= ?\d))\s+|\n+/);
}
