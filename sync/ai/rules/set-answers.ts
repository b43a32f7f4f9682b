import type { AiReference } from '../../endpoints/ai.ts';

export type SetAnswer = { message: string; references: AiReference[] };
type Intent = { asks: RegExp; answer: SetAnswer };

const explore = { title: 'Explore Investment Opportunities', href: '/explore' };
const helpCenter = { title: 'Help Articles', href: '/help-center' };
const help = { title: 'Help Center', href: '/help' };
const contact = { title: 'Contact Us', href: '/contact' };
const analysis = { title: 'AI Analysis Dashboard', href: '/ai-analysis' };
const tenMinutes = { title: 'Read a pitch in ten minutes', href: '/help-center/read-a-pitch-in-ten-minutes' };
const checkCompany = { title: 'Check a company on your own', href: '/help-center/check-a-company' };
const useAnalysis = { title: 'Use the analysis sensibly', href: '/help-center/use-the-ai-analysis' };

const whatCanBeAsked =
  'Ask me about finding opportunities, reading an analysis and its risks, finding your way on Pankh, raising money, or what our market data shows. For example: “How do I verify my phone?”, “What is a cap table?”, “How do I submit a pitch?”';

/** Asked for in so many words, and answered in ours: what no article answers, or what must be answered with care. */
export const setAnswers: Record<string, Intent> = {
  greeting: {
    asks: /^\W*(hi+|hello+|hey+|namaste|namaskar|good (morning|afternoon|evening|day)|greetings|नमस्ते|नमस्कार|हैलो)(\s+(there|dollar|team|all|ji|जी))*\W*$/iu,
    answer: {
      message: `Hello, I am Dollar. ${whatCanBeAsked}`,
      references: [explore, helpCenter],
    },
  },
  thanks: {
    asks: /^\W*(ok(ay)?\W+)?(thanks?|thank you|thx|many thanks|great|perfect|shukriya|dhanyavad|धन्यवाद|शुक्रिया)(\s+(you|a lot|so much|very much|dollar|everyone|again|for (the|your) help|जी))*\W*$/iu,
    answer: { message: 'You are welcome. Ask again whenever you like.', references: [] },
  },
  goodbye: {
    asks: /^\W*(bye|goodbye|see you|good ?night|alvida|अलविदा)(\s+(bye|later|dollar))*\W*$/iu,
    answer: { message: 'Goodbye. What you asked stays on this device until you sign out.', references: [] },
  },
  orders: {
    asks: /\b(ignore|disregard|forget|override|bypass)\b.{0,60}\b(instructions?|rules?|prompts?|above|previous|guidelines)\b|\b(system|hidden|initial) (prompt|instructions?|message)\b|\b(reveal|print|show|leak)\b.{0,30}\b(prompt|api key|secret|token|password hash)\b|\b(jailbreak|developer mode|dan mode)\b|निर्देश.{0,30}(अनदेख|भूल)/iu,
    answer: {
      message: `I follow rules and look answers up in our help articles; there is nothing to switch off and nothing hidden to show. ${whatCanBeAsked}`,
      references: [helpCenter],
    },
  },
  identity: {
    asks: /\b(who|what) (are|r) (you|u)\b|\bare you (an? )?(human|real|robot|bot|ai|person|machine|chatgpt|gpt)\b|\bwhat (can|do) you (do|know|help)|\bhow (can|do) you (help|work)\b|\bwhat can i ask\b|^\W*(help|help me|मदद|सहायता|madad)\W*$|(तुम|आप) (कौन|क्या) (हो|हैं|कर)/iu,
    answer: {
      message: `I am Dollar, the assistant of Pankh. This answer was put together by rules from our help articles and frequent questions, with or without a network; nobody wrote it for you, and it is no investment advice. ${whatCanBeAsked}`,
      references: [helpCenter, useAnalysis],
    },
  },
  stories: {
    asks: /\b(success(ful)? (stor(y|ies)|founders?|compan(y|ies)|startups?|investors?)|testimonials?|funded compan(y|ies)|who (has|have|was|were) (been )?(funded|raised)|case stud(y|ies))\b|सफलता|safalta|किसे फंडिंग मिली/iu,
    answer: {
      message:
        'What members say about their time on Pankh stands under [Testimonials](/testimonials), for investors and for founders apart. Companies whose rounds are full or closed are listed under [Funded Companies](/funded-companies), with what each has raised.\n\nRead both with care: members tell of themselves and we check no results. That a round is full says nothing of how the company does afterwards, and most young companies return less than was put in.',
      references: [
        { title: 'Testimonials', href: '/testimonials' },
        { title: 'Funded Companies', href: '/funded-companies' },
      ],
    },
  },
  best: {
    asks: /\b(best|top|good|great|hottest|safest|safe|profitable|promising|right|better) (\w+ ){0,3}(investments?|deals?|compan(y|ies)|startups?|opportunit(y|ies)|stocks?|pitch(es)?|sectors?|industr(y|ies)|bet|returns?)\b(?! (guide|tips?))|\b(should|shall|must) i (\w+ )?(invest|buy|put (my )?money|back) ?(in|into|this|it|here)?\b(?! (from|without|while|as|before|after|through|via|less|only|when|abroad))|\b(where|what|which) (\w+ ){0,2}(should|shall|to|do|can) (i |we )?(invest|buy|put)\b|\b(recommend|suggest|advise|pick|choose) (\w+ ){0,4}(investments?|deals?|compan(y|ies)|startups?|stocks?|opportunit(y|ies)|for me)\b|\bis (it|this|that|\w+) (\w+ )?(a )?(good|safe|worth|right) (investment|deal|bet|to invest|investing|buy)|\bworth (investing|it|my money)\b|\bmake me rich\b|\bmultibagger|(सबसे )?(अच्छा|बेहतर|अच्छे|बेस्ट|बढ़िया) (निवेश|कंपनी|स्टार्टअप|डील)|(कहां|कहाँ|किसमें|किस (कंपनी|स्टार्टअप) में) निवेश|निवेश करना चाहिए|kahan nivesh|sabse acch?a nivesh|kisme (invest|nivesh|paisa)/iu,
    answer: {
      message:
        'Which company to put money into is for you to decide: I name none as best, since nobody can know that, and this is not investment advice. Most young companies return less than was put in, so use only money you can afford to lose.\n\nWhat I can do is help you look:\n\n1. Filter [Explore](/explore) by industry, stage, place and amount, or describe in its AI search what you look for.\n2. Open the analysis of a pitch: its score tells how complete and well supported the pitch is, line by line. It is a list of questions to ask.\n3. [Read a pitch in ten minutes](/help-center/read-a-pitch-in-ten-minutes), then [check the company on your own](/help-center/check-a-company).\n4. [Spread your risk](/help-center/spread-your-risk) over many small amounts.',
      references: [
        explore,
        tenMinutes,
        checkCompany,
        { title: 'Spread your risk', href: '/help-center/spread-your-risk' },
      ],
    },
  },
  analyse: {
    asks: /\bhow (to|do i|can i|do you|should i|does one|is) (\w+ ){0,4}(analy[sz]e|analy[sz]ing|analy[sz]ed|evaluate|assess|judge|scored?|rated?)\b|\bhow (does|do) (the |your )?(\w+ )?(analysis|score|scoring|rubric|rating) work\b|\bwhat (does|do|is|goes into) (the |a |your )?(\w+ )?(score|scoring|rubric)\b|^\W*(analysis|analyse|analyze|score|rubric)\W*$|विश्लेषण (कैसे|क्या)|कैसे .{0,20}विश्लेषण|vishleshan kaise|kaise .{0,20}(analyse|analyze|vishleshan)/iu,
    answer: {
      message:
        'Open a pitch and press its AI analysis button, or describe a company on the [AI Analysis Dashboard](/ai-analysis).\n\nBy rules, a pitch is held against twelve measures that give 100 points together: title 4, length 8, problem and customer 10, how it earns 8, evidence 16, highlights 8, team 8, market and rivals 8, use of money 8, ask and minimum 8, risks named 8, clarity 6. A promised result takes 10 off. Each line says which field it read and why. 80 and more reads Excellent, 70 to 79 Good, 60 to 69 Fair, less Poor.\n\nRisk and market potential are counted from what the pitch says. Rules look for words: what is told in words they do not know counts as not told. Nothing is checked outside the pitch, and the score is no advice to buy: take its weak lines as questions for the first call. The same pitch always gets the same score. [How to use it sensibly](/help-center/use-the-ai-analysis).',
      references: [
        useAnalysis,
        analysis,
        tenMinutes,
        { title: 'Questions for a first call', href: '/help-center/questions-for-a-first-call' },
      ],
    },
  },
  approach: {
    asks: /\bhow (do|should|can|to|would) (i |we |one )?(best )?(approach|reach out to|write to|contact|pitch to|get in touch with) (?!((a|an|the|my|this) )?(pankh|support|you|us|founders?|entrepreneurs?|startups?|compan(y|ies)|users?|somebody|someone)\b)/iu,
    answer: {
      message:
        'Before you write to an investor:\n\n1. Read their thesis, stages and first cheque: ask only where your stage and amount are within them.\n2. Say in three sentences what you make, who pays for it today, and what you raise and why now; one figure that can be checked is worth more than ten adjectives.\n3. Say why them: what in their thesis your company answers.\n4. Attach nothing long. Link to your pitch, and have your data room ready for the second question.\n5. Ask for one small thing, a first call, and write again once, after a week or two.\n\nKeep whom you wrote to, how far it has come and when to ask again under [Investors to Approach](/approaches). [How to choose your investors](/help-center/founders-choose-investors), and [how to prepare a data room](/help-center/founders-prepare-a-data-room).',
      references: [
        { title: 'Investors to Approach', href: '/approaches' },
        { title: 'For founders: choose your investors', href: '/help-center/founders-choose-investors' },
        { title: 'For founders: prepare a data room', href: '/help-center/founders-prepare-a-data-room' },
      ],
    },
  },
  market: {
    asks: /\b(market|industry|sector|startup|investment|investing|funding|fintech|edtech|agritech|healthcare) (trends?|insights?|data|overview|statistics|stats|research|news)\b|\b(trends?|insights?)\b|रुझान|बाज़ार की (जानकारी|स्थिति)|market (kaisa|ka haal)/iu,
    answer: {
      message:
        'The Market Insights tab of the [AI Analysis Dashboard](/ai-analysis) counts the opportunities on Pankh by industry, stage and month, with the middle amounts in each currency. Its figures are computed from our own data; they tell what is asked for, not what will come of it.\n\nTrends, research and news to read stand in the [blog](/blog), and [Search](/search) looks through all of it at once.',
      references: [analysis, { title: 'Blog', href: '/blog' }, { title: 'Search', href: '/search' }],
    },
  },
};

export const nothingAsked: SetAnswer = { message: whatCanBeAsked, references: [helpCenter] };

export const outsideOurField: SetAnswer = {
  message: `I do not know that. I answer about Pankh, angel investing in India and raising money, and only from our own articles. ${whatCanBeAsked}\n\nIf your question is about Pankh, try other words, search the [help articles](/help-center), or [write to us](/contact).`,
  references: [helpCenter, help, contact],
};

export const aboutDeals: SetAnswer = {
  message:
    'I do not read the opportunities themselves here. The AI search on [Explore](/explore) does: describe the industry, place, stage or amount, in English or Hindi, and it lists the pitches that answer, with the words that matched. [Search](/search) looks through articles and trends as well.\n\nWhat it lists is what matches your words. It is not advice to put money into any of it.',
  references: [
    explore,
    { title: 'Find opportunities that fit you', href: '/help-center/find-opportunities' },
  ],
};

export const aboutInvestors: SetAnswer = {
  message:
    'Look for investors in the [investor database](/fundraise): filter by stage, type, country and first cheque, or describe in its AI search whom you look for, in English or Hindi. Verified members of Pankh stand under [Connect with Investors](/investor-search).\n\n[How to search it](/help-center/search-the-investor-database), and [how to choose](/help-center/founders-choose-investors).',
  references: [
    { title: 'Global Investor Database', href: '/fundraise' },
    { title: 'Connect with Investors', href: '/investor-search' },
    { title: 'For founders: choose your investors', href: '/help-center/founders-choose-investors' },
  ],
};
