interface Place {
  city: string;
  country: string;
  /** Countries a firm of that place often looks at besides its own. */
  near: readonly string[];
}

const aroundIndia = ['Sri Lanka', 'Bangladesh', 'Nepal', 'Singapore', 'United Arab Emirates'];
const eastAsia = [
  'Singapore',
  'Indonesia',
  'Vietnam',
  'Malaysia',
  'Philippines',
  'Thailand',
  'Japan',
  'India',
];
const europe = [
  'Germany',
  'France',
  'Netherlands',
  'Spain',
  'Sweden',
  'Poland',
  'Italy',
  'Denmark',
  'United Kingdom',
];
const northAmerica = ['United States', 'Canada', 'Mexico'];
const latinAmerica = ['Brazil', 'Mexico', 'Argentina', 'Chile', 'Colombia', 'Peru'];
const africa = ['Nigeria', 'Kenya', 'South Africa', 'Egypt', 'Ghana', 'Morocco', 'Niger', 'Rwanda'];

export const indianPlaces: readonly [Place, ...Place[]] = [
  { city: 'Bengaluru', country: 'India', near: aroundIndia },
  { city: 'Mumbai', country: 'India', near: aroundIndia },
  { city: 'New Delhi', country: 'India', near: aroundIndia },
  { city: 'Hyderabad', country: 'India', near: aroundIndia },
  { city: 'Chennai', country: 'India', near: aroundIndia },
  { city: 'Pune', country: 'India', near: aroundIndia },
  { city: 'Ahmedabad', country: 'India', near: aroundIndia },
  { city: 'Kolkata', country: 'India', near: aroundIndia },
  { city: 'Kochi', country: 'India', near: aroundIndia },
  { city: 'Jaipur', country: 'India', near: aroundIndia },
  { city: 'Gurugram', country: 'India', near: aroundIndia },
  { city: 'Indore', country: 'India', near: aroundIndia },
  { city: 'Coimbatore', country: 'India', near: aroundIndia },
  { city: 'Guwahati', country: 'India', near: aroundIndia },
];

export const foreignPlaces: readonly [Place, ...Place[]] = [
  { city: 'San Francisco', country: 'United States', near: northAmerica },
  { city: 'Boston', country: 'United States', near: northAmerica },
  { city: 'New York', country: 'United States', near: [...northAmerica, 'India'] },
  { city: 'Austin', country: 'United States', near: northAmerica },
  { city: 'Toronto', country: 'Canada', near: northAmerica },
  { city: 'Montréal', country: 'Canada', near: northAmerica },
  { city: 'Ciudad de México', country: 'Mexico', near: latinAmerica },
  { city: 'São Paulo', country: 'Brazil', near: latinAmerica },
  { city: 'Buenos Aires', country: 'Argentina', near: latinAmerica },
  { city: 'Valparaíso', country: 'Chile', near: latinAmerica },
  { city: 'Bogotá', country: 'Colombia', near: latinAmerica },
  { city: 'London', country: 'United Kingdom', near: [...europe, 'India'] },
  { city: 'Edinburgh', country: 'United Kingdom', near: europe },
  { city: 'Amsterdam', country: 'Netherlands', near: europe },
  { city: 'Paris', country: 'France', near: europe },
  { city: 'Orléans', country: 'France', near: europe },
  { city: 'Berlin', country: 'Germany', near: europe },
  { city: 'München', country: 'Germany', near: europe },
  { city: 'Zürich', country: 'Switzerland', near: europe },
  { city: 'Göteborg', country: 'Sweden', near: europe },
  { city: 'København', country: 'Denmark', near: europe },
  { city: 'Málaga', country: 'Spain', near: europe },
  { city: 'Kraków', country: 'Poland', near: europe },
  { city: 'Reykjavík', country: 'Iceland', near: europe },
  { city: 'Singapore', country: 'Singapore', near: eastAsia },
  { city: 'Tokyo', country: 'Japan', near: eastAsia },
  { city: 'Jakarta', country: 'Indonesia', near: eastAsia },
  { city: 'Đà Nẵng', country: 'Vietnam', near: eastAsia },
  { city: 'Shenzhen', country: 'China', near: eastAsia },
  { city: 'Sydney', country: 'Australia', near: eastAsia },
  { city: 'Dubai', country: 'United Arab Emirates', near: ['India', ...africa] },
  { city: 'Lagos', country: 'Nigeria', near: africa },
  { city: 'Nairobi', country: 'Kenya', near: africa },
  { city: 'Cape Town', country: 'South Africa', near: africa },
  { city: 'Cairo', country: 'Egypt', near: africa },
  { city: 'Accra', country: 'Ghana', near: africa },
  { city: 'Casablanca', country: 'Morocco', near: africa },
];
