/**
 * The address of the file in which the build gathers the scripts of the screens (vite/script-archive.ts), and writes here;
 * without a build there is none.
 */
export const scriptArchive: string | null = null;
