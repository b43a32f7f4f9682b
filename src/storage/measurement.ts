import { type Measured, measureDevice } from './measure.ts';

/** How far a measuring has come. `sizes`: what is known by now, at first from the measuring before. `at`: when all of it was. */
export type Measurement =
  | { state: 'measuring'; sizes: Partial<Measured> }
  | { state: 'measured'; sizes: Partial<Measured>; at: string }
  | { state: 'fault'; sizes: Partial<Measured> };

export const unmeasured: Measurement = { state: 'measuring', sizes: {} };

/** Measures anew and shows how far that has come, until nobody wants to know. What cannot be measured is not said from before. */
export async function measureAnew(
  { sizes: before }: Measurement,
  show: (measurement: Measurement) => void,
  isWanted: () => boolean,
): Promise<void> {
  let sizes = before;
  const told = (measurement: Measurement) => {
    if (isWanted()) show(measurement);
  };
  told({ state: 'measuring', sizes });
  try {
    await measureDevice((part) => {
      sizes = { ...sizes, ...part };
      told({ state: 'measuring', sizes });
    }, isWanted);
    told({ state: 'measured', sizes, at: new Date().toISOString() });
  } catch {
    told({ state: 'fault', sizes: {} });
  }
}
