/** The largest start-up cities, folded, and their countries: for addresses that leave the country out. */
const countries: Record<string, string> = {
  ahmedabad: 'India',
  amsterdam: 'Netherlands',
  bangalore: 'India',
  bangkok: 'Thailand',
  barcelona: 'Spain',
  beijing: 'China',
  bengaluru: 'India',
  berlin: 'Germany',
  boston: 'United States',
  chennai: 'India',
  chicago: 'United States',
  copenhagen: 'Denmark',
  delhi: 'India',
  dubai: 'United Arab Emirates',
  dublin: 'Ireland',
  gurgaon: 'India',
  gurugram: 'India',
  helsinki: 'Finland',
  hyderabad: 'India',
  jakarta: 'Indonesia',
  kolkata: 'India',
  lagos: 'Nigeria',
  london: 'United Kingdom',
  madrid: 'Spain',
  mumbai: 'India',
  munich: 'Germany',
  nairobi: 'Kenya',
  noida: 'India',
  oslo: 'Norway',
  paris: 'France',
  pune: 'India',
  seoul: 'South Korea',
  shanghai: 'China',
  shenzhen: 'China',
  stockholm: 'Sweden',
  sydney: 'Australia',
  tokyo: 'Japan',
  toronto: 'Canada',
  vienna: 'Austria',
  zurich: 'Switzerland',
  'hong kong': 'Hong Kong',
  'los angeles': 'United States',
  'new york': 'United States',
  'palo alto': 'United States',
  'san francisco': 'United States',
  'sao paulo': 'Brazil',
  'tel aviv': 'Israel',
};

/** The country of the first known city among the folded words of an address. */
export function countryOfCity(words: string[]): string | undefined {
  for (const [at, word] of words.entries()) {
    const country = countries[word] ?? countries[`${word} ${words[at + 1]}`];
    if (country) return country;
  }
  return undefined;
}
