/**
 * The industries of the catalogue as investors write of them, one a line: what else an industry is called, and behind `:` what
 * belongs to it. Whoever looks for an industry by one of its names finds those who write any of these words; what belongs to it
 * does not lead to the rest of it.
 */
export const industryNames = `
ai, artificial intelligence: machine learning, ml, deep learning, language models, llm, llms, neural networks, computer vision, nlp
adtech, ad tech, advertising technology: advertising, martech, marketing technology
agritech, agri tech, agtech, ag tech, agricultural technology: agriculture, farming, aquaculture, precision agriculture
analytics, data analytics: business intelligence, data infrastructure, data science, observability
automotive, automotive technology: automobiles, cars, vehicles
aviation, aerospace: aircraft, airlines, airports, air mobility
b2b, business to business: enterprise saas, enterprise software
beauty, beauty tech, cosmetics: personal care, skincare, skin care
big data: data infrastructure, data science, data engineering
biotech, bio tech, biotechnology, life sciences, life science: genomics, gene editing, synthetic biology
blockchain, web3, crypto, cryptocurrency: distributed ledgers, defi
cleantech, clean tech, clean technology, greentech, green technology: clean energy, renewable energy, renewables, climate tech, energy storage, carbon removal, recycling, water treatment, batteries
climate, climate tech, climatetech: carbon removal, decarbonisation, decarbonization, net zero
cloud, cloud computing: edge computing
construction, construction tech, contech: building materials
consumer, b2c: d2c, dtc
creator economy: creator tools, creators, influencers
cybersecurity, cyber security, information security: fraud prevention, infosec
d2c, dtc, direct to consumer, direct to consumers: consumer brands
deeptech, deep tech, frontier tech: quantum computing, advanced materials, materials science, photonics
defence, defense, defence tech, defense tech: dual use, military
design: user experience, ux
developer tools, dev tools, devtools: developer platforms, observability
drones, drone: uav, uavs, unmanned aircraft
e-commerce, ecommerce: online retail, online shops, online shopping
edtech, ed tech, education technology, education: e-learning, elearning, online learning, language learning, vocational training
electric vehicles, electric vehicle, ev, evs, electric mobility: e-mobility
energy, energy tech: solar, wind power, renewables, electricity, batteries
enterprise software, enterprise saas, business software: b2b saas, b2b software
fashion, fashion tech, apparel: clothing, textiles, garments
fintech, fin tech, financial technology: payments, lending, banking, embedded finance, wealth management, microfinance, remittances
fitness, fitness tech: wellness, gyms
foodtech, food tech, food technology: alternative proteins, food processing, food delivery, nutrition
future of work: work tech, worktech, hr tech, remote work
gaming, games, video games: esports
govtech, gov tech, government technology, civic tech: public services, public sector, public safety, municipal services
hardware: electronics, sensors, wearables
healthtech, health tech, health technology, digital health, healthcare, health care: telemedicine, mental health, elder care, femtech
hospitality: hotels, hotel tech
human resources, hr, hr tech, hrtech: recruitment, recruiting, payroll
impact, social impact, impact investing: social enterprises, social entrepreneurs
industry 4.0, smart manufacturing: industrial automation, digital twins, smart factories
insurtech, insurance technology: insurance
iot, internet of things: connected devices, sensors, edge devices, smart homes
legaltech, legal tech, legal technology, lawtech: e-signatures, compliance
logistics, logistics technology: supply chain, supply chains, cold chains, freight
manufacturing: industrial automation, smart factories, 3d printing
marketplace, marketplaces
media, media tech: publishing, film, entertainment, streaming
medtech, med tech, medical technology, medical devices, medical device: diagnostics, health devices
mobility, mobility tech: transport, transportation, electric vehicles, micromobility
music, music tech: audio
pettech, pet tech, pet care, petcare, pets: animal health, veterinary
pharma, pharmaceuticals, pharmaceutical: drug discovery, therapeutics
proptech, prop tech, property technology, real estate technology: real estate, smart homes
retail, retail tech: retailers
robotics, robots
saas, software as a service
semiconductors, semiconductor: chips, chip design, photonics, microelectronics
space, space tech, spacetech: satellites, satellite images, geospatial
sports, sports tech, sportstech, sport
telecom, telecoms, telecommunications: 5g, broadband
travel, travel tech, traveltech: tourism
xr, extended reality: augmented reality, virtual reality, mixed reality, spatial computing, ar, vr
`;
