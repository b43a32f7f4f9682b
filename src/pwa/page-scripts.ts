/**
 * The scripts that the screen at each route needs beside the first one, by the route's pattern. The build writes them here
 * (vite/page-scripts.ts); without one there are none.
 */
export const pageScripts: Record<string, string[]> = {};
