import { useSyncExternalStore } from 'react';

/** What stands behind the # of the address. A browser loads nothing anew for a link that differs only there, as mailed ones do. */
export function useHash(): string {
  return useSyncExternalStore(watch, current, current);
}

function current(): string {
  return location.hash.slice(1);
}

// The second is wouter's: a launch of the installed app that we follow ourselves is no change that the browser tells of.
const events = ['hashchange', 'pushState'];

function watch(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
