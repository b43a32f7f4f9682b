import { create } from 'zustand';
import { type CountryCode, type HomeCountry, homeCountry } from '#sync/rules/countries.ts';
import { keepOnDevice } from './keep-on-device.ts';

const useCountryCode = create<{ code: CountryCode }>(() => ({ code: 'IN' }));
keepOnDevice(useCountryCode, 'pankh-country', (state) => state);

/** The country whose deals and currency come first on this device. */
export function useCountry(): HomeCountry {
  return homeCountry(useCountryCode(({ code }) => code));
}

export function chooseCountry(code: string): void {
  useCountryCode.setState({ code: homeCountry(code).code });
}
