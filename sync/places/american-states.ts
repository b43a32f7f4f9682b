/** The states at the end of an address in the United States, as “Austin, Texas” leaves the country out. */
export const americanStates = `
Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Hawaii,
Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina,
North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah,
Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming
`;

/** The same as they are written before a postal code. */
export const shortStates = `
AL, AK, AZ, AR, CA, CO, CT, DE, DC, FL, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH, NJ, NM,
NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY
`;

/** Georgia is a country as well: these of its cities are in the state. */
export const citiesOfGeorgia = `
Alpharetta, Athens, Atlanta, Augusta, Columbus, Decatur, Duluth, Macon, Marietta, Norcross, Peachtree Corners, Roswell,
Sandy Springs, Savannah
`;
