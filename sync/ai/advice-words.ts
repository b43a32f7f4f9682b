/** What a sentence must not say, unless it denies it. */
const advice = [
  /\b(you|investors?|one|everyone) (should|must|ought to|need to|have to) (definitely |really |certainly )?(buy|invest|put (your )?money)\b/,
  /\b(recommend|advise|suggest|urge)(s|ed)? (that )?(you |to |investors? )*(to )?(buy|buying|invest|investing|put money)\b/,
  /\b(strong|clear|definite) buy\b|\bbuy (now|today|rating|recommendation|this)\b/,
  /\binvest (now|today|immediately|at once|without delay|in this (company|deal|startup|opportunity|round))\b/,
  /\b(worth|deserves) (investing|an investment|your money|your investment)\b/,
  /\b(great|good|excellent|safe|sound|smart|attractive|solid|wise|compelling|best) (investment|bet|buy)\b(?! (question|committee|tip))/,
  /\b(must|do) ?n[o’']t miss\b|\bonce in a lifetime\b|\bcannot lose\b|\bcan['’]?t (lose|fail)\b|\bcannot fail\b/,
];
const promises = [
  /\b(guarantee[sd]?|assured?|promised|certain|sure|fixed) (\w+ ){0,2}(returns?|profits?|gains?|income|roi|yield)\b/,
  /\b(returns?|profits?|gains?|roi|yield) (is|are|of [\d.]+ ?(%|percent|x) (is|are)) (guaranteed|assured|certain|sure)\b/,
  /\b(you|investors?) (will|shall|can expect to) (\w+ )?(earn|get|receive|make|gain|double|triple|multiply) (back |at least |up to |about )?([\d.]+|money|your|their|returns?|profits?|double|twice|a profit)/,
  /\bwill (\w+ )?(double|triple|multiply|return|yield|pay back) (your|their|the|[\d.]+)/,
  /\b(expected|projected|likely|annual) returns? of [\d.]+/,
  /\brisk[- ]free\b|\b(no|zero|without( any)?) risk\b|\bwithout losing\b/,
];
const hindi = [
  /गारंटी|गारंटीड|पक्का (मुनाफ|रिटर्न)|(पैसा|पैसे|रकम) (दोगुन|दुगुन|डबल)|निवेश (करना चाहिए|जरूर कर|अवश्य कर)|जरूर (खरीद|निवेश)|बिना जोखिम/,
];
/** Before what is said, in the same clause: then it is denied, asked, or told of others. */
const denied =
  /\b(not?|never|nobody|no one|none|neither|nor|cannot|can['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|without|whoever|anybody who|who|whether|if|avoid|beware|forbidden|refuse[sd]?|hardly)\b[^,;:]*$/;
const deniedInHindi = /(नहीं|मत|न ही|कोई नहीं)/;

/** Whether a text recommends to buy or promises a return. A sentence that denies or warns of it does not. */
export function advisesOrPromises(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    if (hindi.some((phrase) => phrase.test(sentence))) return !deniedInHindi.test(sentence);
    return [...advice, ...promises].some((phrase) => {
      const found = phrase.exec(sentence);
      return found !== null && !denied.test(sentence.slice(Math.max(0, found.index - 160), found.index));
    });
  });
}

function sentencesOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[*_`>#]/g, '')
    .split(/(?<=[.!?।])\s+|\n+/);
}
