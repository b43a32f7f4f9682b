/** Places as deals and investors write them; written as `sectors` is. */
export const places = `
india, bharat, hindustan, indian, भारत, हिंदुस्तान, भारतीय
mumbai, bombay, मुंबई > india
delhi, new delhi, delhi ncr, दिल्ली, नई दिल्ली > india
bengaluru, bangalore, बेंगलुरु, बंगलौर, बेंगलूरु > india
hyderabad, हैदराबाद > india
chennai, madras, चेन्नई > india
kolkata, calcutta, कोलकाता > india
pune, poona, पुणे > india
ahmedabad, amdavad, अहमदाबाद > india
jaipur, जयपुर > india
lucknow, लखनऊ > india
kochi, cochin, कोच्चि > india
indore, इंदौर > india
bhopal, भोपाल > india
nagpur, नागपुर > india
surat, सूरत > india
patna, पटना > india
guwahati, गुवाहाटी > india
chandigarh, चंडीगढ़ > india
coimbatore, कोयंबटूर > india
visakhapatnam, vizag, विशाखापत्तनम > india
ludhiana, लुधियाना > india
bhubaneswar, भुवनेश्वर > india
varanasi, banaras, वाराणसी, बनारस > india
gurugram, gurgaon, गुरुग्राम, गुड़गांव > india
noida, नोएडा > india
kerala, केरल > india
gujarat, गुजरात > india
maharashtra, महाराष्ट्र > india
rajasthan, राजस्थान > india
punjab, पंजाब > india
karnataka, कर्नाटक > india
tamil nadu, तमिलनाडु > india
uttar pradesh, उत्तर प्रदेश > india
madhya pradesh, मध्य प्रदेश > india
bihar, बिहार > india
assam, असम > india
united states, usa, us, america, american, अमेरिका
united kingdom, uk, britain, england, london, ब्रिटेन, लंदन
singapore, सिंगापुर
netherlands, amsterdam, नीदरलैंड
europe, european, यूरोप
africa, african, अफ्रीका
asia, asian, एशिया
germany, berlin, जर्मनी > europe
france, paris, फ्रांस > europe
japan, tokyo, जापान > asia
dubai, uae, united arab emirates, दुबई
`;
