// Fictional companies, each told in the parts of a pitch; any likeness is chance. The evaluation's pitches are made of them.

/** One sentence or two for each thing a pitch can tell. */
export type Company = {
  key: string;
  title: string;
  industry: string;
  stage: string;
  totalRequired: number;
  minInvestment: number;
  problem: string;
  product: string;
  earning: string;
  evidence: string;
  team: string;
  market: string;
  use: string;
  risk: string;
  highlights: readonly string[];
};

export const companies: readonly Company[] = [
  {
    key: 'cold-room',
    title: 'Sheetgram: shared cold rooms for onion growers',
    industry: 'CleanTech',
    stage: 'Seed',
    totalRequired: 24_000_000,
    minInvestment: 200_000,
    problem:
      'Onion growers lose a quarter of each harvest because nobody within thirty kilometres can store it dry.',
    product:
      'Sheetgram builds small ventilated stores that run on rooftop solar and rents them out by the crate.',
    earning: 'A grower pays ₹6 a crate for each week and settles after the sale.',
    evidence:
      'Nine stores have run since March 2025, were full for 31 of 40 weeks, and 84 of 110 growers came back in the second season.',
    team: 'The two founders worked for eleven years in a farmer producer company and built their first store themselves.',
    market:
      'There are about 1,40,000 growers in three districts, and the alternative is a trader’s godown at twice the price.',
    use: 'This round pays for 25 stores and two technicians, enough for eighteen months.',
    risk: 'If onion prices fall at harvest, growers may delay payment, and a wet monsoon has not been tested yet.',
    highlights: ['9 stores since March 2025', '84 of 110 growers came back', 'No diesel'],
  },
  {
    key: 'reading',
    title: 'Aksharwadi: reading lessons over the ration shop’s phone',
    industry: 'EdTech',
    stage: 'Pre-Launch',
    totalRequired: 6_000_000,
    minInvestment: 50_000,
    problem:
      'Children in small villages miss years of reading practice, as the next library is too far for a school day.',
    product: 'Aksharwadi sends a spoken story each evening and listens to the child read it back.',
    earning: 'A panchayat pays ₹1,200 a month for all its children, out of a budget that it already has.',
    evidence: 'A pilot with four panchayats ran for fourteen weeks; 212 of 260 children read to the end.',
    team: 'Our founder taught in a village school for seven years, and her co-founder built speech software before.',
    market:
      'There are 40,000 panchayats in the two states where we begin; existing apps need a smartphone in each home.',
    use: 'We ask for enough to sign sixty panchayats and to hire one linguist by next June.',
    risk: 'We depend on panchayat budgets, which are decided once a year and might be late.',
    highlights: ['212 of 260 children finished', 'Works on a basic phone', '4 panchayats paid for the pilot'],
  },
  {
    key: 'invoice',
    title: 'Bilantar: early payment for weaving workshops',
    industry: 'FinTech',
    stage: 'Series A',
    totalRequired: 90_000_000,
    minInvestment: 1_000_000,
    problem:
      'Weaving workshops wait ninety days for their money and borrow from the yarn trader at a price nobody writes down.',
    product: 'Bilantar buys their accepted invoices and collects from the buyer.',
    earning:
      'Workshops pay a fee of 1.4 per cent of each invoice; a lender provides the money and takes the first half of it.',
    evidence:
      'We have paid 3,100 invoices worth ₹21 crore since 2024; losses so far are 0.6 per cent, and 71 % of workshops use us each month.',
    team: 'The founders were credit officers for nine years and ran collections at a small bank.',
    market:
      'About 60,000 workshops in four textile districts sell on credit; the alternative is the trader’s loan.',
    use: 'Series A money goes into first-loss capital of ₹5 crore and a team in a third district.',
    risk: 'A change in lending regulation, or one large buyer that does not pay, could hurt us; the largest is 11 % of the book.',
    highlights: ['₹21 crore paid early', 'Losses of 0.6 %', '71 % use it monthly', 'Two lenders signed'],
  },
  {
    key: 'clinic',
    title: 'Netrayaan: eye tests on the night train',
    industry: 'Healthcare',
    stage: 'Seed',
    totalRequired: 18_000_000,
    minInvestment: 150_000,
    problem:
      'Workers who travel home twice a year never see an optician, and lose wages because they cannot see well enough.',
    product: 'Netrayaan tests eyes on long night trains and has the glasses ready at the last station.',
    earning: 'Passengers pay ₹349 for test and glasses, of which ₹140 is left.',
    evidence: 'On two trains we have sold 2,900 pairs in ten months, and returns are below two per cent.',
    team: 'I was an optometrist for twelve years; my co-founder ran catering on the same line.',
    market:
      'Some 38 trains cover the routes of seasonal workers; shops in the cities ask for three times the price.',
    use: 'We are raising for eight more trains and a lens workshop, which is fourteen months of work.',
    risk: 'Our permit is renewed each year and might not be; we do not know yet how mothers with children will use it.',
    highlights: ['2,900 pairs sold', 'Returns below 2 %'],
  },
  {
    key: 'tea',
    title: 'Kuhupatti: tea from forty gardens of one valley',
    industry: 'Food & Beverage',
    stage: 'Series B',
    totalRequired: 150_000_000,
    minInvestment: 1_500_000,
    problem:
      'Growers with an acre sell green leaf for less than it costs to pick, since only the factory can dry it.',
    product: 'Kuhupatti dries and packs at the garden and sells under the grower’s name.',
    earning:
      'Hotels and subscribers pay ₹1,900 a kilo on average; a third of it is our margin after the grower’s share.',
    evidence: 'Revenue was ₹8.2 crore last year and ₹5.1 crore the year before; 61 % of subscribers renewed.',
    team: 'Our team of 46 is led by two sisters with fifteen years in tea tasting and exports.',
    market:
      'Demand for single-garden tea in our six export countries grows; two competitors buy leaf but share no name.',
    use: 'Series B builds two drying houses and a warehouse in Rotterdam by the next first flush.',
    risk: 'A frost in March would cost us a fifth of the year, and freight prices could double again.',
    highlights: [
      '₹8.2 crore revenue last year',
      '61 % of subscribers renewed',
      '40 gardens',
      'Growers own 12 %',
    ],
  },
  {
    key: 'repair',
    title: 'Theekhai: spare parts for rural pump mechanics',
    industry: 'E-commerce',
    stage: 'Seed',
    totalRequired: 12_000_000,
    minInvestment: 100_000,
    problem:
      'A broken pump costs a farmer days of water, as the mechanic has to ride to the city for a seal.',
    product: 'Theekhai delivers the part the same evening from the nearest of our shelves in village shops.',
    earning: 'We earn a margin of 22 % on each part, and mechanics pay nothing to join.',
    evidence: '640 mechanics order 2.3 times a week; orders grew from 900 in January to 4,800 in September.',
    team: 'One founder was a pump mechanic himself, the other ran a spare-parts depot for eight years.',
    market:
      'About 2,00,000 mechanics serve pumps in the four states; today they wait for a distributor or use a worn part.',
    use: 'The round funds 300 shelves and stock for twelve months.',
    risk: 'Manufacturers could start to deliver themselves, and wrong parts come back at 7 %, which is too much.',
    highlights: ['640 mechanics', '4,800 orders in September', 'Same-evening delivery'],
  },
  {
    key: 'voice',
    title: 'Bolvahi: bookkeeping by voice for sweet shops',
    industry: 'SaaS',
    stage: 'Seed',
    totalRequired: 15_000_000,
    minInvestment: 100_000,
    problem: 'Owners of sweet shops keep accounts on paper and lose hours before each tax return.',
    product:
      'Bolvahi writes down what is said at the counter and sorts it into a ledger, in Hindi and Gujarati.',
    earning: 'Shops subscribe for ₹399 a month after a free week.',
    evidence: '1,150 shops pay today, up from 300 a year ago, and 4 % leave in a month.',
    team: 'We are two engineers and an accountant who worked together for five years at a billing firm.',
    market:
      'There are about six lakh sweet and snack shops in India; billing machines are what they use instead.',
    use: 'With this round we hire three people for sales and reach 6,000 shops in twenty months.',
    risk: 'Background noise still causes mistakes in one entry of fifty, and a large bank could give such a tool away.',
    highlights: ['1,150 paying shops', 'From 300 a year ago', 'Hindi and Gujarati'],
  },
  {
    key: 'housing',
    title: 'Kamradar: rooms for nurses near their hospital',
    industry: 'Real Estate',
    stage: 'Growth',
    totalRequired: 220_000_000,
    minInvestment: 2_500_000,
    problem: 'Nurses on night shifts travel for hours because safe rooms near hospitals are too expensive.',
    product: 'Kamradar leases whole floors near hospitals and lets them by the bed with a cook and a guard.',
    earning: 'A nurse pays ₹7,800 a month, of which the owner gets ₹4,900.',
    evidence:
      'We run 1,420 beds in five cities at 93 % occupancy, and eight hospitals signed contracts for three years.',
    team: 'Our founders managed hostels for a hospital group for ten years.',
    market:
      'The five cities have 90,000 nurses; paying-guest houses are the usual alternative, and cheaper by a tenth.',
    use: 'Growth money pays deposits for 2,000 more beds until March 2028.',
    risk: 'Leases are longer than our contracts with tenants, so empty beds would hurt; fire rules may change.',
    highlights: ['1,420 beds', '93 % occupied', '8 hospital contracts'],
  },
  {
    key: 'fish',
    title: 'Jaalsetu: a fair scale at the fishing harbour',
    industry: 'Technology',
    stage: 'Prototype',
    totalRequired: 4_000_000,
    minInvestment: 40_000,
    problem: 'Fishers are cheated at the harbour, where the buyer owns the only scale.',
    product: 'Jaalsetu is a tamper-proof scale that prints the weight and sends it to the fisher’s phone.',
    earning: 'Co-operatives rent a scale for ₹900 a month.',
    evidence: 'Three prototypes were tested at two harbours for six weeks and weighed 38 tonnes.',
    team: 'The founder grew up in a fishing family and studied instrument engineering; her uncle leads a co-operative of 400 boats.',
    market:
      'There are 1,500 landing points on our two coasts; nobody else sells a scale that the fisher can check.',
    use: 'We need money for forty scales and their certification by the weights office.',
    risk: 'Certification may fail at first, and buyers might refuse to trade where our scale stands.',
    highlights: ['38 tonnes weighed', '3 prototypes', 'Co-operative of 400 boats'],
  },
  {
    key: 'ev',
    title: 'Tirchakra: spare batteries for cycle-rickshaw drivers',
    industry: 'CleanTech',
    stage: 'Series A',
    totalRequired: 70_000_000,
    minInvestment: 700_000,
    problem:
      'Drivers of electric rickshaws stop at noon when the battery is empty and lose half a day’s income.',
    product: 'Tirchakra swaps batteries at tea stalls in four minutes.',
    earning: 'A driver pays ₹85 for each swap, and the stall earns ₹9 of it.',
    evidence:
      '2,600 drivers swap 1.4 times a day at 58 stalls; each battery has paid for itself within nineteen months.',
    team: 'Founded by a former fleet manager and a battery chemist, with 31 people in two cities.',
    market: 'Our three states have 4,00,000 such rickshaws; charging at home overnight is the alternative.',
    use: 'The round buys 5,000 batteries and opens 120 stalls within two years.',
    risk: 'Battery prices may fall so far that drivers own two, and a fire at one stall would cost trust.',
    highlights: ['2,600 drivers', '58 stalls', 'Battery pays back in 19 months'],
  },
  {
    key: 'dairy-hindi',
    title: 'दूधसाथी: गांव में दूध की सही जांच',
    industry: 'Food & Beverage',
    stage: 'Seed',
    totalRequired: 16_000_000,
    minInvestment: 100_000,
    problem: 'गांव के किसान को दूध का सही दाम नहीं मिलता, क्योंकि फैट की जांच शहर में होती है और हर दिन नुकसान होता है।',
    product: 'दूधसाथी की छोटी मशीन एक मिनट में फैट और पानी बताती है।',
    earning: 'डेयरी समिति हर महीने ₹900 का भुगतान करती है।',
    evidence: '42 समितियां मशीन इस्तेमाल कर रही हैं, और 14 महीने में ₹31 लाख की बिक्री हुई है।',
    team: 'हमारी टीम के दो संस्थापकों को डेयरी में नौ साल का अनुभव है।',
    market: 'तीन जिलों में 9,000 समितियां हैं; बाज़ार में दूसरी मशीनों की तुलना में हमारी कीमत आधी है।',
    use: 'इस राउंड की राशि से 300 मशीनें और दो इंजीनियर, 18 महीने के लिए।',
    risk: 'जोखिम यह है कि हम एक ही सेंसर कंपनी पर निर्भर हैं; दूसरी की जांच चल रही है।',
    highlights: ['42 समितियां', '₹31 लाख की बिक्री', 'आधी कीमत'],
  },
  {
    key: 'craft',
    title: 'Mitticraft Post: pottery that survives the mail',
    industry: 'Other',
    stage: 'Seed',
    totalRequired: 9_000_000,
    minInvestment: 75_000,
    problem: 'Potters cannot sell beyond their town, as one pot in three breaks on the way.',
    product:
      'Mitticraft Post moulds a shell of rice husk around each pot and ships it from the potter’s door.',
    earning: 'Buyers pay ₹650 on average, potters keep ₹410, and we earn ₹95 after post.',
    evidence: '310 potters sent 14,000 parcels last year, of which 1.2 % broke.',
    team: 'My brother and I worked in a post office and in packaging design for six years each.',
    market: 'Some 50,000 potters in western India sell at fairs; large online shops turn them away.',
    use: 'We raise for a second mould and a photographer in each of ten potters’ towns.',
    risk: 'Post rates rise each April, and our moulds depend on one workshop.',
    highlights: ['14,000 parcels', '1.2 % broke', '310 potters'],
  },
];
