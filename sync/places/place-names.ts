/**
 * Places as people, deals and investors write them: one place a line, what it is called first. Behind `/` stand words that
 * also lead to it, but say something else as well (“Latin America”, “New England”), so that nobody who looks for the place
 * looks for them; behind `>` the larger places it is in, its country first.
 */
const regions = `
europe / european, यूरोप
africa / african, अफ्रीका
asia / asian, एशिया
latin america / latin american
south america / south american > latin america
central america / central american > latin america
north america / north american
`;

/** What is looked for there is looked for in each of its cities. */
export const metropolitanAreas = `
delhi ncr, ncr, दिल्ली एनसीआर, एनसीआर > india
`;

const countries = `
india, bharat, hindustan, भारत, हिंदुस्तान, हिन्दुस्तान / indian, भारतीय
united states, usa, us, united states of america, अमेरिका / america, american > north america
united kingdom, uk, great britain, ब्रिटेन / britain, british, england, इंग्लैंड
united arab emirates, uae, यूएई / emirates, emirati
singapore, सिंगापुर
netherlands, नीदरलैंड / holland > europe
germany, deutschland, जर्मनी > europe
france, फ्रांस > europe
japan, जापान > asia
south korea, republic of korea > asia
china, चीन > asia
thailand, थाईलैंड > asia
indonesia, इंडोनेशिया > asia
spain, स्पेन > europe
ireland, आयरलैंड > europe
austria > europe
switzerland, स्विट्ज़रलैंड > europe
denmark > europe
sweden > europe
norway > europe
finland > europe
israel, इज़राइल > asia
nigeria > africa
kenya, केन्या > africa
australia, ऑस्ट्रेलिया
canada, कनाडा > north america
brazil, ब्राज़ील > south america, latin america
`;

/** Countries that an address names like a city, with a postal code behind it. */
export const cityStates = `
singapore > singapore
`;

/** Where companies start, each with its country: for addresses that leave the country out. */
export const cities = `
mumbai, bombay, मुंबई, मुम्बई > india
delhi, new delhi, दिल्ली, नई दिल्ली > india, delhi ncr
bengaluru, bangalore, बेंगलुरु, बेंगलूरु, बेंगलूर, बैंगलोर, बंगलौर, बंगलोर > india
hyderabad, हैदराबाद > india
chennai, madras, चेन्नई, मद्रास > india
kolkata, calcutta, कोलकाता, कलकत्ता > india
pune, poona, पुणे, पूना > india
ahmedabad, amdavad, अहमदाबाद > india
gurugram, gurgaon, गुरुग्राम, गुड़गांव > india, delhi ncr
noida, नोएडा > india, delhi ncr
faridabad, फरीदाबाद > india, delhi ncr
ghaziabad, गाजियाबाद > india, delhi ncr
jaipur, जयपुर > india
lucknow, लखनऊ > india
kanpur, cawnpore, कानपुर > india
kochi, cochin, कोच्चि, कोचीन > india
thiruvananthapuram, trivandrum, तिरुवनंतपुरम, त्रिवेंद्रम > india
kozhikode, calicut, कोझिकोड > india
indore, इंदौर, इन्दौर > india
bhopal, भोपाल > india
nagpur, नागपुर > india
nashik, nasik, नासिक > india
surat, सूरत > india
vadodara, baroda, वडोदरा, बड़ौदा > india
rajkot, राजकोट > india
patna, पटना > india
ranchi, रांची > india
raipur, रायपुर > india
guwahati, gauhati, गुवाहाटी > india
chandigarh, चंडीगढ़ > india
ludhiana, लुधियाना > india
dehradun, देहरादून > india
coimbatore, kovai, कोयंबटूर > india
madurai, मदुरै > india
puducherry, pondicherry, पुदुचेरी > india
mysuru, mysore, मैसूर, मैसूरु > india
mangaluru, mangalore, मंगलुरु, मंगलौर > india
hubballi, hubli, हुबली > india
visakhapatnam, vizag, विशाखापत्तनम, विशाखापट्टनम > india
vijayawada, विजयवाड़ा > india
bhubaneswar, भुवनेश्वर > india
varanasi, banaras, benares, वाराणसी, बनारस > india
prayagraj, allahabad, प्रयागराज, इलाहाबाद > india
goa, गोवा > india
london, लंदन > united kingdom
new york, nyc, new york city, न्यूयॉर्क > united states
san francisco, sf, सैन फ्रांसिस्को > united states
los angeles > united states
palo alto > united states
boston > united states, new england
chicago > united states
dubai, दुबई > united arab emirates
berlin, बर्लिन > germany, europe
munich, munchen > germany, europe
paris, पेरिस > france, europe
amsterdam > netherlands, europe
barcelona > spain, europe
madrid > spain, europe
dublin > ireland, europe
vienna, wien > austria, europe
zurich > switzerland, europe
copenhagen, kobenhavn > denmark, europe
stockholm > sweden, europe
oslo > norway, europe
helsinki > finland, europe
tel aviv > israel
lagos > nigeria, africa
nairobi > kenya, africa
tokyo, टोक्यो > japan, asia
seoul > south korea, asia
beijing, peking > china, asia
shanghai > china, asia
shenzhen > china, asia
hong kong, hk > hong kong, asia
bangkok > thailand, asia
jakarta > indonesia, asia
sydney > australia
toronto > canada
sao paulo > brazil
`;

const indianStates = `
kerala, केरल > india
gujarat, गुजरात > india
maharashtra, महाराष्ट्र > india
rajasthan, राजस्थान > india
punjab, पंजाब > india
karnataka, कर्नाटक > india
tamil nadu, tamilnadu, तमिलनाडु > india
uttar pradesh, उत्तर प्रदेश > india
madhya pradesh, मध्य प्रदेश > india
odisha, orissa, ओडिशा, उड़ीसा > india
bihar, बिहार > india
assam, असम > india
`;

/** Whose names hold that of a country, which is not looked for where they are meant. */
const otherParts = `
new england > united states
british columbia > canada
`;

export const allPlaces = regions + countries + metropolitanAreas + cities + indianStates + otherParts;
