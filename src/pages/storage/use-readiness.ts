import { useEffect, useState } from 'react';
import type { TripContents } from '#src/data/trip-contents.ts';
import { useDirectoryProgress } from '#src/directory/use-directory-progress.ts';
import { usePartHere } from '#src/directory/use-part-here.ts';
import { isAppHere } from '#src/storage/app-size.ts';
import { hasNoDirectory } from '#src/storage/has-no-directory.ts';
import { type Readiness, readinessOf } from '#src/storage/readiness.ts';
import { lookUntilHere } from './look-until-here.ts';

/** Of each part of a trip whether it is here, kept true while it is looked at; undefined until that is known. */
export function useReadiness(contents: TripContents): Readiness | undefined {
  const part = usePartHere();
  const { at } = useDirectoryProgress();
  const isApp = useAppHere();
  if (part === undefined || isApp === undefined) return undefined;
  return readinessOf(contents, isApp, hasNoDirectory(contents.trip, at, part) ? 'none' : part);
}

/** Looked at again for a while: on a first visit the service worker is still fetching it. */
function useAppHere(): boolean | undefined {
  const [isHere, setHere] = useState<boolean>();
  useEffect(() => lookUntilHere(isAppHere, setHere), []);
  return isHere;
}
