import { useEffect, useState } from 'react';

/**
 * What stands behind the # of the address. A browser loads nothing anew for a link that differs only there, as mailed ones do; one
 * that leads to a part of the page, as the link that skips the menu, is no other.
 */
export function useHash(): string {
  const [hash, setHash] = useState(current);
  useEffect(() => {
    const follow = () => {
      if (!document.getElementById(current())) setHash(current());
    };
    for (const event of events) addEventListener(event, follow);
    // It may have changed since this was drawn.
    follow();
    return () => {
      for (const event of events) removeEventListener(event, follow);
    };
  }, []);
  return hash;
}

function current(): string {
  return location.hash.slice(1);
}

// The second is wouter's: a launch of the installed app that we follow ourselves is no change that the browser tells of.
const events = ['hashchange', 'pushState'];
