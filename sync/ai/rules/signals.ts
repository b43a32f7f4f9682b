/** What a sentence of a pitch tells of. `promise` and `order` speak against the pitch, the others for it. */
export type Signal =
  | 'problem'
  | 'customer'
  | 'earning'
  | 'traction'
  | 'team'
  | 'market'
  | 'rivals'
  | 'use of money'
  | 'risk'
  | 'growth'
  | 'figure'
  | 'hype'
  | 'promise'
  | 'order';

/** An order begins with such a word. Most are nouns, too, or begin a statement: those have what is ordered right behind them. */
const ordering = String.raw`^\W*(please |now |also |and |then |system: ?|assistant: ?)*(give|assign|(set|return|output|print|reply|respond|answer|rate|rank|score|write|say)(?= (it|this|that|us|me|the|our|a|an|full|maximum|highest|top|best|excellent|low risk|with|as|only|json|100)\b|:| ?[{\["]| (score|rating|rank(ing)?) ?((to|of)\b|[=:\d]))).{0,60}?`;
const scoreWords =
  'score|rating|json|excellent|low risk|full marks|(maximum|highest|top|best|full) (possible|points|marks|rank)';
/** A hundred is many things: of a score it is so many points, or the last word. */
const fullScore = String.raw`((?<![₹$£€\d,.] ?)\b100(?= ?%| (points|marks|percent|per cent|out of|and|or)\b|[^\w\s](?!\d)|\s*$)|\b(maximum|highest)\W*$)`;

/** Words that show it, in English and in Hindi. Held against lower case without the dots of borrowed Hindi letters. */
const cues: Record<Signal, RegExp> = {
  problem:
    /\b(problems?|because|fails?|cannot|can['’]t|los(e|es|ing)|waste[sd]?|struggles?|too (slow|expensive|late|far|costly)|cheated|break(s|ing)?|broken|less than it costs?|(has|have) to (ride|walk|wait|travel|go)|costs? (more|too)|costs? \w+ \w+ (hours|days|weeks|months)|lacks?|shortages?|burnt|spoils?|spoilage|rots?|waits?|waiting|manual(ly)?|unreliable|delays?|delayed|out of reach|runs? out|miss(es|ed)?|stolen|unsafe|dangerous|vanish(es|ing)?|suffers?|accidents?|stray|leaves? \w+ (alone|behind|beside))\b|समस्या|परेशानी|दिक्कत|कमी|नुकसान|बर्बाद|खराब हो/,
  customer:
    /\b(customers?|clients?|users?|farmers?|growers?|patients?|schools?|colleges?|hospitals?|clinics?|shops?|shopkeepers?|factories|plants|retailers?|students?|parents|teachers?|drivers?|households?|families|hotels?|exporters?|importers?|banks?|lenders?|buyers?|subscribers?|co-?operatives?|workers|nurses|traders|restaurants?|kiranas?|landlords?|tenants?|weavers?|artisans?|fishers?|municipalities|panchayats?|small firms|workshops|builders|mothers|employers|residents|pensioners|mechanics|potters|passengers|children|villagers|owners|women|guests|travellers|commuters|people)\b|ग्राहक|किसान|छात्र|मरीज|दुकान|स्कूल|अस्पताल|परिवार|व्यापारी|बुनकर/,
  earning:
    /[₹$£€] ?[\d,.]+ (a|per|each)\b|\b(pays?|paying|paid|billed|bills|invoiced|pric(e|es|ed|ing)|subscri\w+|fees?|commissions?|licen[cs]es?|per (month|year|user|unit|seat|order|line|member|student|kilo|litre|tonne|night)|a (month|year)|margins?|revenues?|sells?|selling|sold|charges?|earns?|earned|rents?|instal\w+|business model)\b|भुगतान|कीमत|शुल्क|सदस्यता|बिक्री|बेच|कमाई|कमाते|राजस्व|देते हैं/,
  traction:
    /\b(pilots?|piloted|paying|repeat|reorders?|reordered|renew(s|ed|als?)?|contracts?|retention|churn|revenues?|turnover|sold|orders|running|launched|certified|patents?|grew|signed|installed|deployed|letters? of intent|tested|trials?|sold out|at capacity|cash positive|profitable|joined|since (\w+ )?20\d\d|last year)\b|पायलट|बिक्री|राजस्व|अनुबंध|परीक्षण|जुड़ चुके|जुड चुके/,
  team: /\b(founders?|co-?founders?|team|my (brother|sister|partner)|i (am|was|have|worked|grew|ran|built|taught)|we (are|were) (two|three|four|both|engineers|doctors|a team)|(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years? (each|at|of|in|as|with)|former(ly)?|worked (at|for|in|as)|(is|was|are|were) (an? )?(\w+ )?(engineers?|doctors?|agronomists?|chemists?|nurses?|teachers?|bankers?)|led by|(ran|led|managed|taught|studied|trained)\b.{0,60}\byears|grew up|ph\.?d|iit|nit|alumni|background|experience|advisers?|advisors?)\b|संस्थापक|टीम|अनुभव|इंजीनियर/,
  market:
    /\b(markets?|demand|segment|million (people|farmers|shops|households|students|homes|firms|vehicles)|crore (people|farmers|shops|households|students|homes)|lakh (people|farmers|shops|households|students|homes|firms|vehicles)|there are|in (\w+ )?india|(about|some|around|nearly|over) [\d,]{5,}|(about|some|around|nearly|over) (\w+ )?(lakh|crore|million|thousand)|across (the )?(country|state|india)|every (state|district|town|city|village)|states|districts|cities|countries|exports?|sector|(such|of them) \w+ exist|exist)\b|बाजार|मांग|देश भर|पूरे देश|राज्यों|जिलों|शहरों/,
  rivals:
    /\b(compet\w+|rivals?|alternatives?|instead|(twice|double|half|three times|four times) the (price|cost)|unlike|compared (to|with)|others|existing|incumbents?|imported|cheaper|faster than|better than|no one else|nobody else|differ\w*|substitutes?)\b|प्रतिस्पर्ध|प्रतियोग|विकल्प|की तुलना|बजाय|दूसरी कंपन/,
  'use of money':
    /\b(this round|the round|round (pays|builds|funds|goes|adds)|(series [abc]|seed|growth) (money|builds|goes|pays|round)|we (ask for|need|raise|are raising|seek|want)|money (goes|pays|will|is for|builds)|funds (go|will|are|pay)|use of funds|will (be used|pay for|fund|hire)|to (hire|build|open|add|sign|expand|launch|buy)|runway|milestones?)\b|इस राउंड|राशि|पूंजी से|पैसे से|खर्च होगा|लगाएंगे|उपयोग/,
  risk: /\b(risks?|risky|depends? on|dependen\w+|(may|might|could) (fail|not|be (late|refused|delayed))|uncertain\w*|challenges?|threats?|worst case|regulat\w+|not yet|has not|have not|do not (yet )?know|unproven|hard(est)? part|weak(ness(es)?)?|mistakes?|limited by|(may|might|could|would)\b.{0,60}\b(cost|hurt|fall|drop|rise|double|change|lose|start|give|leave|close|stop|refuse|fail|end|slow|harm)|if\b.{0,60}\b(fails?|not|delayed|late|changes?|falls?|closes?|drops?|refuses?))\b|जोखिम|निर्भर|चुनौती|अनिश्चित|खतरा/,
  growth:
    /\b(grew|grow(s|ing|th)?|doubled|tripled|repeat|reorders?|renew(s|ed|als?)?|expand(s|ed|ing)?|exports?|waiting list|sold out|at capacity|retention)\b|बढ़|बढ रह|दोबारा|वृद्धि/,
  figure:
    /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|half|third|quarter|lakhs?|crores?)\b|दो |तीन |चार |पांच |सौ |हजार|लाख|करोड/,
  hype: /\b(revolution\w*|disrupt\w*|world[- ]class|game[- ]chang\w*|best[- ]in[- ]class|next (unicorn|google|amazon|uber)|unicorn|guru|unbeatable|amazing|incredible|unbelievable|once in a lifetime|cutting[- ]edge|state[- ]of[- ]the[- ]art|paradigm|synerg\w+|10x|100x|explosive|skyrocket\w*|no competition|no competitors|huge opportunity|massive opportunity)\b|क्रांतिकारी|दुनिया की सबसे/,
  promise: anyOf(
    // A loan, a price or a machine may well be guaranteed; what somebody earns with money may not.
    /(?<!\b(credit|loan|bank|money-?back|price|state|government|performance) )\bguarante\w+ ((?!(and|or|no|on|for|from|free|easy)\b)[\w.,%]+ ){0,4}(returns?|profits?|roi)\b/,
    /(?<!\b(free|easy|no) )\b(returns?|profits?|roi)( of [\d.]+ ?(%|x|percent|per cent)?)? ?(is|are|fully|\d+ ?%)? guaranteed\b/,
    /\bguaranteed (\w+ )?income (of \d+ ?%|(for|to) (\w+ )?(you|investors?))/,
    /\bguarante\w+ (your|the investors?['’]?) (money|capital|investment|principal)\b/,
    /\b(your|investors?['’]?) (money|capital|investment|principal) is (fully )?guaranteed\b/,
    /\b(assured (returns?|profits?|income)|risk[- ]free|(no|zero) risk|cannot fail|can['’]t fail|sure profits?|(double|triple|multiply) your|returns? of \d+|\d+ ?(%|x|percent|per cent) (annual |yearly |monthly )?(returns?|profits?|roi)|you will (earn|get|make|double))\b/,
    /(रिटर्न|मुनाफ|लाभ).{0,20}गारंटी|गारंटी.{0,20}(रिटर्न|मुनाफ|लाभ)|(पैसा|पैसे|रकम|निवेश|पूंजी).{0,20}दोगुन|पक्का मुनाफ|बिना जोखिम/,
  ),
  order: anyOf(
    /\b(ignore|disregard|forget|override|bypass)\b.{0,60}\b(instructions?|rules?|prompts?|rubric|guidelines|above|previous)\b/,
    /\bsystem prompt\b|\byou are (now )?(an?|the) (ai|assistant|model|judge|evaluator|analyst|system)\b/,
    // "Set up in 2019" and "Output is 100 litres" begin with such a word, too: an order is for a score, and says so.
    new RegExp(String.raw`${ordering}\b(${scoreWords})\b`),
    new RegExp(String.raw`${ordering}${fullScore}`),
    /^\W*(please |now |also |and |then )*rank (it|this|us|the|our)\b.{0,60}\b(first|highest|top)\b/,
    /निर्देश.{0,30}(अनदेख|भूल)|स्कोर (दो|दें|दीजिए)/,
  ),
};

const countedCustomers = new RegExp(String.raw`\d\s+(?:\w+ )?(?:${cues.customer.source})`);

function anyOf(...cues: RegExp[]): RegExp {
  return new RegExp(cues.map(({ source }) => source).join('|'));
}

/** What a sentence tells of. */
export function signalsOf(sentence: string): Set<Signal> {
  const text = plain(sentence);
  const told = Object.entries(cues).filter(([, cue]) => cue.test(text));
  const signals = new Set(told.map(([signal]) => signal as Signal)); // its own keys
  // Customers that are counted are there, unless it is the market that is counted.
  if (!signals.has('market') && countedCustomers.test(text)) signals.add('traction');
  return signals;
}

/** The distinct figures of a text, each with the word behind it: "60 rooms", "three seasons". */
export function figuresIn(text: string): Set<string> {
  const found = plain(text).matchAll(
    /(?:[₹$£€]\s?)?\d[\d,.]*\s?(?:%|x\b)?(?:[\s-]+[\p{L}\p{M}]+)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[\s-]+[a-z]+)?/gu,
  );
  return new Set([...found].map(([figure]) => figure.trim().replace(/[.,]$/, '')));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .replaceAll('\u0901', '\u0902')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
