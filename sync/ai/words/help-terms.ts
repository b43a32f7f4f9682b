/** What people ask about us and about investing; written as `sectors` is. */
export const helpTerms = `
invest, investing, invested, investment, investments, nivesh, निवेश, इन्वेस्ट
investor, niveshak, निवेशक
angel investor, angel, angels, solo angel, एंजेल, एंजेल निवेशक > investor
venture capital, venture capitalist, vc, vc firm, vcs > investor
corporate vc, cvc, corporate venture > investor
private equity, pe fund, pe firm > investor
family office, family offices > investor
venture debt, revenue-based financing, revenue based financing, rbf > investor
startup studio, venture studio > investor
founder, founders, entrepreneur, entrepreneurs, udyami, sansthapak, उद्यमी, संस्थापक
pitch, pitches, pitch deck, prastuti, पिच, प्रस्ताव
money, paisa, paise, rupaya, dhan, पैसा, पैसे, रुपये, रुपया, धन, रकम
raise, raising, fundraise, fundraising, funding, raise funds, raise money, punji, पूंजी, फंडिंग, फंड
password, passcode, पासवर्ड
forget, forgot, forgotten, reset, bhool, भूल, भूल गया, रीसेट
account, khata, खाता, अकाउंट
register, registration, sign up, signup, create account, join, panjikaran, पंजीकरण, रजिस्टर
sign in, signin, login, log in, logged in, लॉगिन
sign out, signout, logout, log out, लॉगआउट
session, sessions, remember me
verify, verified, verification, otp, otp code, six-digit code, satyapan, सत्यापन, ओटीपी, सत्यापित
email, e-mail, mailbox, ईमेल
phone, mobile number, phone number, फोन, मोबाइल
offline, without a network, without network, without internet, no internet, no network, no signal, flight mode, airplane, aeroplane, bina internet, ऑफलाइन, बिना इंटरनेट, बिना नेटवर्क, इंटरनेट के बिना, नेटवर्क के बिना
network, internet, connection to the internet, इंटरनेट, नेटवर्क
install, home screen, download the app, add to home screen, app store, इंस्टॉल, डाउनलोड
delete, delete account, close account, remove my account, hatana, मिटाना, हटाना, डिलीट
export, download my data, copy of my data, एक्सपोर्ट
privacy, private, personal data, my data, gopniyata, निजता, गोपनीयता
price, prices, pricing, cost, costs, fee, fees, charge, charges, how much, kimat, keemat, shulk, kharcha, कीमत, शुल्क, खर्च, दाम, फीस
plan, plans, subscription, premium, योजना, प्लान
refund, refunds, money back, give back, wapsi, रिफंड, वापसी
cancel, cancellation, end my plan, radd, रद्द
minimum, smallest, least, little, nyuntam, kam se kam, न्यूनतम, कम से कम
connection, connections, connect, connection request, sampark, संपर्क, कनेक्शन
message, messages, write to, sandesh, संदेश, मैसेज
support, customer care, help desk, sahayata, madad, सहायता, मदद
contact, contact us, reach you, get in touch
fraud, scam, fake, cheat, dhokha, dhokhadhadi, धोखा, धोखाधड़ी, ठगी
report, complain, complaint, shikayat, शिकायत
safe, safety, secure, security, surakshit, सुरक्षित, सुरक्षा
risk, risks, risky, jokhim, जोखिम, रिस्क
lose, loss, losses, nuksan, ghata, नुकसान, घाटा
return, returns, roi, yield, profit on my money, pratifal, रिटर्न, प्रतिफल
valuation, value of the company, worth, pre-money, post-money, mulyankan, मूल्यांकन, वैल्यूएशन
share, shares, equity, stake, ownership, hissedari, हिस्सेदारी, शेयर, इक्विटी
dilution, diluted, dilute, cap table, capitalisation table, captable, कैप टेबल
instrument, ccps, convertible note, convertible, safe note, preference shares
tax, taxes, taxation, angel tax, aaykar, आयकर, टैक्स
accredited, accreditation, sebi, net worth, सेबी, मान्यता
due diligence, diligence, check a company, background check, jaanch, जांच, पड़ताल
term sheet, terms, agreement, शर्तें
syndicate, angel group, angel fund, angel network, invest together, सिंडिकेट > angel investor
diversify, diversification, spread, spread risk
data room, papers, documents, document, dastavez, दस्तावेज, कागजात
review, reviewed, approval, approved, approve, review pending, samiksha, समीक्षा, मंजूरी
visible, public, who can see, who sees, who can read, dikhna, दिखना, दिखेगा
draft, drafts, unfinished pitch, ड्राफ्ट
submit, publish, submit pitch, jama, जमा
edit, change, update, badalna, बदलना, संशोधन
withdraw, take back, take down
outbox, waiting to send, not sent, unsent, आउटबॉक्स
notification, notifications, सूचना
currency, currencies, rupee, dollar, मुद्रा
database, directory, investor database, investor list, डेटाबेस
analysis, analyse, analyze, analysing, analyzing, analyser, analyzer, evaluate, evaluation, vishleshan, विश्लेषण
score, scores, scoring, rubric, rating, स्कोर
success story, success stories, testimonial, testimonials, safalta, सफलता, सफलता की कहानी, सफलता की कहानियां
opportunity, opportunities, deal, deals, avsar, mauka, अवसर, मौका, मौके
market, bazaar, bajar, बाजार, बाज़ार
trend, trends, insight, insights, रुझान
customer, customers, client, clients, grahak, ग्राहक
revenue, sales, turnover, income, bikri, aay, राजस्व, बिक्री, आय, आमदनी
team, co-founder, cofounder, टीम
competitor, competitors, competition, rival, rivals, प्रतिस्पर्धा, प्रतियोगी
exit, sell my shares, sell shares, liquidity, बेचना
fail, fails, failed, failure, bankrupt, असफल, विफल
accelerator, incubator, इनक्यूबेटर > investor
how long, duration, weeks, kitna samay, कितना समय, कितने दिन
question, questions, ask a founder, sawal, prashn, प्रश्न, सवाल
first cheque, first check, first investment, beginner, पहला निवेश
after investing, after the investment, after i invest, after you have invested
`;
