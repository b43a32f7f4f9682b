/**
 * What deals and investors are about. A line is one idea: its name and every word for it, in English, in Hindi, and in Hindi
 * as it is typed with Latin letters. After `>` stand the wider ideas it is a part of.
 */
export const sectors = `
agriculture, agritech, agri, agricultural, farming, farm, farmer, crop, harvest, rural farm, horticulture, agronomist, kheti, kheti badi, kisan, krishi, fasal, खेती, खेती बाड़ी, कृषि, किसान, फसल, एग्रीटेक, बागवानी
dairy, milk, cattle, buttermilk, ghee, doodh, दूध, डेयरी, पशुपालन > agriculture, food
fisheries, fish, aquaculture, shrimp, machhli, मछली, मत्स्य पालन > agriculture, food
food, food & beverage, food and beverage, beverage, foodtech, snack, restaurant, kitchen, tea, coffee, spice, khana, bhojan, खाना, भोजन, खाद्य, चाय, मसाले, फूडटेक
cold storage, cold chain, cold room, refrigeration, sheet bhandar, शीत भंडार, कोल्ड स्टोरेज > logistics, food
solar energy, solar, solar power, photovoltaic, rooftop solar, saur urja, saur, सौर, सौर ऊर्जा, सोलर > energy, clean technology
energy, electricity, power grid, bijli, urja, ऊर्जा, बिजली
wind energy, wind power, wind turbine, पवन ऊर्जा, pawan urja > energy, clean technology
battery, batteries, energy storage, lithium, बैटरी > energy
clean technology, cleantech, climate, climate tech, greentech, renewable, renewables, renewable energy, sustainability, carbon, emission, harit, akshay urja, स्वच्छ तकनीक, जलवायु, नवीकरणीय ऊर्जा, अक्षय ऊर्जा, पर्यावरण, क्लीनटेक
recycling, waste, waste management, circular economy, scrap, kachra, कचरा, रीसाइक्लिंग, पुनर्चक्रण > clean technology
water, drinking water, irrigation, wastewater, paani, jal, sinchai, पानी, जल, सिंचाई > clean technology
electric vehicle, electric vehicles, ev, evs, e-rickshaw, electric scooter, electric bus, vidyut vahan, इलेक्ट्रिक वाहन, विद्युत वाहन, ईवी > mobility, clean technology
mobility, transport, transportation, transit, vehicle, automotive, automobile, bus, taxi, ride, parivahan, yatayat, gaadi, परिवहन, यातायात, वाहन, गाड़ी
logistics, supply chain, delivery, freight, warehouse, cargo, shipping, trucking, truck, maal dhulai, रसद, लॉजिस्टिक्स, माल ढुलाई, गोदाम
health care, healthcare, health, healthtech, medical, medicine, medtech, hospital, clinic, doctor, patient, nurse, telemedicine, diagnostics, diagnostic, swasthya, sehat, aspatal, ilaj, chikitsa, स्वास्थ्य, सेहत, अस्पताल, इलाज, चिकित्सा, डॉक्टर, मरीज, हेल्थटेक
pharma, pharmaceutical, drug, drugs, dawa, davai, दवा, दवाई, फार्मा > health care
biotechnology, biotech, life sciences, genomics, jaiv praudyogiki, जैव प्रौद्योगिकी, बायोटेक
mental health, therapy, therapist, counselling, wellbeing, मानसिक स्वास्थ्य > health care
elder care, eldercare, senior care, elderly, बुजुर्ग, वृद्ध > health care
fitness, gym, yoga, wellness, योग, व्यायाम > health care
education, edtech, school, student, teacher, tutor, tutoring, coaching, learning, classroom, college, university, exam, shiksha, padhai, vidyalaya, शिक्षा, पढ़ाई, स्कूल, विद्यालय, छात्र, शिक्षक, एडटेक
skilling, vocational, apprentice, apprenticeship, upskilling, job training, kaushal, कौशल, प्रशिक्षण > education
finance, fintech, financial services, banking, bank, neobank, vitt, वित्त, बैंक, बैंकिंग, फिनटेक
payments, payment, upi, wallet, bhugtan, भुगतान, यूपीआई > finance
lending, loan, loans, credit, microfinance, nbfc, borrower, udhar, karz, rin, ऋण, कर्ज, उधार, लोन > finance
insurance, insurtech, insurer, bima, beema, बीमा > finance
wealth, wealth management, wealthtech, mutual fund, savings, bachat, बचत > finance
bookkeeping, accounting software, gst filing, ledger, lekha, लेखा, बहीखाता > finance, software
real estate, realestate, property, proptech, housing, rental housing, zameen, makaan, ghar, रियल एस्टेट, मकान, घर, जमीन, संपत्ति
construction, building material, bricks, cement, nirman, निर्माण, सीमेंट > real estate
e-commerce, ecommerce, online shop, online store, online shopping, marketplace, ई-कॉमर्स, ऑनलाइन दुकान
retail, kirana, shop, shopkeeper, store, dukaan, dukan, दुकान, किराना, खुदरा
direct to consumer, d2c, dtc, consumer brand, consumer goods, consumer products, fmcg, उपभोक्ता
fashion, apparel, clothing, textile, garment, weaver, handloom, saree, kapda, फैशन, कपड़ा, वस्त्र, बुनकर, हथकरघा
beauty, cosmetics, skincare, personal care, saundarya, सौंदर्य > direct to consumer
handicraft, handicrafts, artisan, artisans, craft, hastshilp, karigar, हस्तशिल्प, कारीगर
software, saas, software as a service, enterprise software, b2b software, cloud, सॉफ्टवेयर, सास
artificial intelligence, ai, ai/ml, ml, machine learning, deep learning, language model, llm, generative ai, neural network, kritrim buddhimatta, कृत्रिम बुद्धिमत्ता, एआई, मशीन लर्निंग
data analytics, analytics, big data, data science, डेटा > software
technology, tech, praudyogiki, takneek, प्रौद्योगिकी, तकनीक, टेक्नोलॉजी
blockchain, web3, crypto, cryptocurrency, distributed ledger, token, ब्लॉकचेन, क्रिप्टो
cybersecurity, cyber security, infosec, security software, साइबर सुरक्षा > software
internet of things, iot, sensor, sensors, connected devices, आईओटी, सेंसर > technology
robotics, robot, robots, automation, रोबोट, रोबोटिक्स > technology
drones, drone, uav, ड्रोन > technology
semiconductors, semiconductor, chip design, chips, सेमीकंडक्टर, चिप > technology
hardware, device maker, electronics, इलेक्ट्रॉनिक्स, हार्डवेयर > technology
space technology, space, satellite, satellites, rocket, antariksh, अंतरिक्ष, उपग्रह > technology
defence, defense, military, raksha, रक्षा > technology
manufacturing, factory, factories, industrial, industry 4.0, plant, udyog, karkhana, विनिर्माण, कारखाना, फैक्ट्री, उद्योग
media, media & entertainment, entertainment, film, video streaming, podcast, news media, manoranjan, मीडिया, मनोरंजन, फिल्म
gaming, game, games, esports, khel, गेम, गेमिंग > media
music, sangeet, संगीत > media
sports, cricket, खेल, क्रिकेट
travel, tourism, hotel, hospitality, homestay, paryatan, yatra, पर्यटन, यात्रा, होटल
human resources, hr, hiring, recruitment, jobs, staffing, naukri, rozgar, नौकरी, रोजगार, भर्ती
legal technology, legaltech, legal tech, lawyer, court, contract software, vakil, वकील, कानून
government technology, govtech, civic, municipal, panchayat, सरकारी, पंचायत
social impact, impact, rural, village, villages, nonprofit, gaon, gramin, गांव, ग्रामीण, सामाजिक
women, woman, women-led, female founder, mahila, महिला, महिलाएं
pets, pet, pettech, dog, veterinary, पालतू
telecom, telecommunications, 5g, broadband, दूरसंचार
advertising, adtech, martech, vigyapan, विज्ञापन
augmented reality, ar, vr, virtual reality, xr
translation, local language, regional language, vernacular, speech, voice assistant, bhasha, भाषा, अनुवाद
`;
