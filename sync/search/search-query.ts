export const investorsPerPage = 9;

/** '' where the person chose nothing. `page` counts from 1. */
export type SearchQuery = {
  text: string;
  stage: string;
  type: string;
  country: string;
  roundSize: string;
  page: number;
};

/** How many investors a filter of that name would find. */
export type Count = { name: string; investors: number };

/** In letters, as the server counts them (UTF-16 units): what is pasted may be longer than anybody types. */
export const longestText = 500;
