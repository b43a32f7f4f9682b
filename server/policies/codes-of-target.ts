import type { OtpType } from '#sync/endpoints/otp.ts';
import { newId } from '#sync/ids.ts';
import { type Limit, nextAttempt, takeAttempts } from '../db/attempts.ts';
import type { Db, Trx } from '../db/connection.ts';
import type { Services } from '../services.ts';
import { widerKey } from './address-key.ts';
import { limitOf, limitsOf, tries } from './tries.ts';

/** For what a code is asked, in which kind of session (`namer`) and from which network address. */
type Asked = { type: OtpType; namer: string; address: string };
type World = Pick<Services, 'now' | 'settings'>;

/**
 * Counts a code for a mailbox or a phone number, of all accounts together that ask for it: as many as two people need. From one
 * network address it is one person's, so that nobody uses up what there is from there, and without a session they are counted
 * apart. Where others have had them all, who asks in a session at another address has two more: it may be their own mailbox. Of SMS, which cost money, as many a day as the settings say, half of them at most without a session, and a hundred of one
 * address, of one IPv6 site five hundred.
 * Answers false, and counts nothing, where it must not leave.
 */
export async function takeCode(trx: Trx, world: World, asked: Asked, target: string): Promise<boolean> {
  const ofHouse = housesLimits(world, asked);
  for (const ofTarget of waysTo(asked, target))
    if ((await takeAttempts(trx, [...ofTarget, ...ofHouse], world.now())) === null) return true;
  return false;
}

/**
 * When an SMS of the house may leave again, where a code was refused for no other reason; null else. For who is signed in: it
 * tells nothing of the number, nor who asked for codes to it.
 */
export async function smsLeftAt(
  trx: Trx,
  world: World,
  asked: Asked,
  target: string,
): Promise<string | null> {
  const now = world.now();
  for (const ofTarget of waysTo(asked, target))
    if ((await nextAttempt(trx, ofTarget, now)) === null)
      return nextAttempt(trx, housesLimits(world, asked), now);
  return null;
}

/** As much work as for a code that leaves, which takes none from anybody. */
export async function takeCodeOfNobody(trx: Trx, world: World, asked: Asked): Promise<void> {
  const nobody = newId();
  const limits = [...targetsLimits(asked, [nobody]), ...housesLimits(world, asked, [nobody])];
  await takeAttempts(trx, limits, world.now());
}

/** For whom no more SMS leave for now, since as many have as the settings say; null while there are some for all. */
export async function smsUsedUpFor(
  db: Db,
  { settings, now }: World,
): Promise<'everybody' | 'strangers' | null> {
  if ((await nextAttempt(db, [smsOfDay(settings)], now())) !== null) return 'everybody';
  return (await nextAttempt(db, [smsOfStrangers(settings)], now())) === null ? null : 'strangers';
}

function smsOfDay(settings: World['settings'], house: string[] = []): Limit {
  return { ...limitOf('smsADay', ...house), most: settings.SMS_A_DAY };
}

function smsOfStrangers(settings: World['settings'], house: string[] = []): Limit {
  return { ...limitOf('smsADay', ...house, 'stranger'), most: Math.ceil(settings.SMS_A_DAY / 2) };
}

/** Many may share one: it grows with what is paid for. */
function smsOfAddress(settings: World['settings'], whose: string[]): Limit[] {
  const most = Math.max(tries.smsOfAddressADay.most, Math.ceil(settings.SMS_A_DAY / 10));
  return limitsOf('smsOfAddressADay', whose, most);
}

/** Of those that are there for all, else, in a session, of those that are kept for who has had hardly any. */
function waysTo(asked: Asked, target: string): Limit[][] {
  const { namer, address } = asked;
  const shared = targetsLimits(asked, [target]);
  if (namer === 'stranger') return [shared];
  const ofSite = limitOf('codesOfTargetFromAddressADay', target, namer, widerKey(address, 48));
  return [shared, [{ ...ofSite, most: fewest }, limitOf('codesKeptBack', target)]];
}

const fewest = 2;

function targetsLimits({ namer, address }: Asked, who: string[]): Limit[] {
  return [
    limitOf('codesOfTargetAnHour', ...who, namer),
    limitOf('codesOfTargetADay', ...who, namer),
    ...limitsOf('codesOfTargetFromAddressAnHour', [...who, namer, address]),
    ...limitsOf('codesOfTargetFromAddressADay', [...who, namer, address]),
  ];
}

function housesLimits({ settings }: World, { type, namer, address }: Asked, house: string[] = []): Limit[] {
  if (type === 'email') return [];
  const ofAll = [smsOfDay(settings, house), ...smsOfAddress(settings, [...house, namer, address])];
  return namer === 'stranger' ? [...ofAll, smsOfStrangers(settings, house)] : ofAll;
}
