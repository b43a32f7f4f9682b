/** What theses speak of; in braces stands what else a sentence names. */
export const openings = [
  'We back {who} in {sector} and {sector}.',
  'An early-stage fund for {sector}.',
  'We invest in {sector}, with a smaller part for {sector}.',
  'Former operators who invest in {sector} before it is fashionable.',
  'Our fund of ${size}M looks for {who} who rebuild {market} with {method}.',
  '{sector} is where we began and {sector} is where we are going.',
  'We write first cheques for {who} at the meeting point of {sector} and {method}.',
  'Specialists in {sector}: {number} companies so far, most of them in {market}.',
  'We partner with {who} who use {method} to change {market}.',
  'Generalists with a liking for {sector}, {sector} and {sector}.',
  'We look for {quality} teams that bring {method} to {market}.',
  'Money and time for {who} who have lived the problem in {market}.',
  'Since {year} we have supported {sector} with patient capital.',
  'We invest in {method}, brought to {market}.',
  'A thesis in one line: {market} will be run on {method}.',
];
export const middles = [
  'We want to see {proof} before a first meeting.',
  'Revenue is welcome but not needed; {quality} thinking is.',
  'Companies should sell to {customer} and reach {market} within {number} months.',
  'Typical for us: {proof}, one {quality} product and a plan for {market}.',
  'We like {quality} engineering, {quality} plans and short slides.',
  'Customers such as {customer} should already pay, or wait for it.',
  'We care about {measure} more than about growth.',
  'Products for {customer} that work on a cheap phone and a poor connection.',
  'Our advisers come from {market} and open doors to {customer}.',
  'We prefer {measure} of more than {number} % and founders who know why.',
  'Regulated markets such as {market} do not frighten us.',
  'At least {number} paying {customer}, or {proof}.',
  'Software, hardware or services, as long as {customer} stay.',
  'We pay attention to {measure}, {measure} and the people behind them.',
  'Climate matters: {market} has to become clean, and {method} can help.',
  'We have seen {number} plans in {sector} this year and met {number} teams.',
];
export const endings = [
  'We lead rounds and take a board seat.',
  'We lead or co-invest, whichever closes the round sooner.',
  'We follow a lead investor we know.',
  'We do not lead; we decide within {number} days.',
  'Reserves for {number} further rounds.',
  'Help with hiring, exports and {method}.',
  'No tobacco, gambling or weapons.',
  'We publish our reasons when we decline.',
  'Half of the founders we back are women.',
  'Our partners introduce companies to {customer} in {number} countries.',
  'Write to us with {proof} and a short deck.',
  'Monthly office hours, open to {who}.',
  'Tickets from our own money, reviewed every {number} days.',
];

const list = (words: string) => words.split(',');

/** Words for what stands in braces, the common ones first: a reader meets them in that proportion. */
export const vocabulary: Record<string, string[]> = {
  sector: list(
    'B2B SaaS,fintech,artificial intelligence,health tech,climate tech,e-commerce,deep tech,marketplaces,edtech,consumer brands,cybersecurity,developer tools,biotech,agritech,logistics,insurtech,proptech,mobility,gaming,foodtech,robotics,semiconductors,space,energy storage,medical devices,digital health,legal tech,govtech,HR tech,martech,adtech,media,creator tools,sports tech,travel,fashion tech,materials science,quantum computing,synthetic biology,industrial automation,supply chain,construction tech,water treatment,waste and recycling,carbon removal,electric vehicles,batteries,drones,augmented reality,spatial computing,blockchain infrastructure,payments,lending,wealth management,open banking,embedded finance,diagnostics,genomics,mental health,elder care,femtech,pet care,nutrition,alternative proteins,vertical farming,aquaculture,ocean tech,maritime,aviation,rail,telecom,edge computing,data infrastructure,observability,privacy,identity,fraud prevention,compliance,e-signatures,procurement,manufacturing software,digital twins,3D printing,photonics,sensors,wearables,smart homes,hospitality,events,music,film,publishing,toys,language learning,vocational training,rural commerce,cold chains,microfinance,remittances,public safety,defence,beauty,fitness,direct-to-consumer,automotive,cloud computing,future of work,internet of things,smart manufacturing,business intelligence,pharmaceuticals,hardware',
  ),
  who: list(
    'founders,technical founders,first-time founders,repeat founders,engineers,scientists,researchers,women founders,immigrant founders,student teams,doctors,designers,operators,makers,university spin-offs,remote teams,family businesses,social entrepreneurs,young companies,small teams,rural entrepreneurs,domain experts,outsiders,veterans of the trade,solo founders',
  ),
  market: list(
    'small business,healthcare,banking,retail,agriculture,manufacturing,education,insurance,real estate,transport,energy,construction,public services,food,tourism,media,chemicals,mining,fashion,telecoms,pharmacy,hospitals,schools,ports,warehouses,textiles,fishing,forestry,household services,local languages,tier-two cities,emerging markets,cross-border trade,the informal economy,heavy industry,the creative trades,municipal services,the night economy',
  ),
  method: list(
    'machine learning,software,automation,data,mobile apps,open source,computer vision,language models,cheap sensors,new materials,robotics,APIs,cloud platforms,subscription models,satellite images,voice interfaces,community,design,simulation,cryptography,gene editing,network effects,franchising,shared workshops,direct sales,low-cost hardware,federated learning,graph databases,edge devices,better interfaces',
  ),
  customer: list(
    'enterprises,small firms,shops,farmers,hospitals,schools,clinics,banks,insurers,factories,cities,developers,students,parents,drivers,freelancers,landlords,tenants,exporters,restaurants,hotels,pharmacies,lawyers,accountants,nurses,builders,co-operatives,start-ups,governments,artisans,fishermen,traders',
  ),
  quality: list(
    'ambitious,careful,clear,patient,resilient,frugal,curious,honest,technical,global,stubborn,original,disciplined,fast,kind,rigorous,local,practical,bold,quiet,capital-efficient,mission-driven,data-driven,product-led,unfashionable',
  ),
  proof: list(
    'a working prototype,ten paying customers,a signed pilot,letters of intent,early revenue,a patent,a clinical study,monthly growth,a waiting list,a full-time team,a regulatory licence,retention over a year,positive unit economics,a first hire in sales,published research,a live product,a data room,references from customers,a strong technical team,repeat orders',
  ),
  measure: list(
    'margins,retention,unit economics,payback,net revenue retention,customer love,cash conversion,time to value,safety,impact,emissions saved,jobs created,learning outcomes,patient outcomes,repeat purchases,uptime,gross margin,market share,cost to serve',
  ),
};
