import { chooseCountry, useCountry } from '#src/state/country.ts';
import { InlineSelect } from '#src/ui/inline-select.tsx';
import { homeCountries } from '#sync/rules/countries.ts';

/** Whose deals and currency come first on this device. */
export function CountryMenu() {
  const { code } = useCountry();
  return (
    <InlineSelect
      label="Country"
      options={homeCountries.map(({ code: value, name }) => ({ value, label: name }))}
      value={code}
      onChange={chooseCountry}
    />
  );
}
