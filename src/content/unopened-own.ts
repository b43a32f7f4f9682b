/** To whoever signs in where the server knows them, and this device does not open what it keeps of them. */
export const unopenedOwn = {
  missing:
    'This browser or private window keeps nothing for Pankh, and with an account everything is read from what it keeps. Please log in from an ordinary window.',
  broken:
    'The browser cannot open your data on this device: it is nothing that you entered. Reload first. If that does not help, free some space on this device and start the browser again.',
  newer:
    'This version of Pankh is older than your data on this device, and cannot read it: it is nothing that you entered. What was stored is kept, and opens in the newer version.',
  blocked:
    'Another tab keeps your data from being opened here. Please close the other tabs of Pankh, and try again. Nothing is lost.',
} as const;
