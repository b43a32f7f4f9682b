/** States, territories and larger cities, so that a deal in Mumbai is found under India. Lower case. */
export const placesOfIndia: readonly string[] = `
  andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana,
  himachal pradesh, jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya,
  mizoram, nagaland, odisha, punjab, rajasthan, sikkim, tamil nadu, telangana, tripura, uttar pradesh,
  uttarakhand, west bengal, delhi, new delhi, jammu, kashmir, ladakh, puducherry, mumbai, pune, nagpur,
  nashik, thane, bengaluru, bangalore, mysuru, mangaluru, hubballi, hyderabad, warangal, chennai,
  coimbatore, madurai, kochi, thiruvananthapuram, kozhikode, kolkata, siliguri, ahmedabad, surat,
  vadodara, rajkot, jaipur, udaipur, jodhpur, kota, gurugram, gurgaon, noida, ghaziabad, faridabad,
  lucknow, kanpur, varanasi, agra, prayagraj, indore, bhopal, gwalior, raipur, chandigarh, mohali,
  ludhiana, amritsar, dehradun, shimla, patna, ranchi, jamshedpur, bhubaneswar, cuttack, guwahati,
  visakhapatnam, vijayawada, panaji, tiruppur, tirupati, salem, shillong, imphal, aizawl, agartala,
  gangtok, srinagar, leh
`
  .split(',')
  .map((place) => place.trim());
