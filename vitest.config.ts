import { defineConfig } from 'vitest/config';

// Nothing is waited for as long as that; it is for a machine that does other things besides.
const testTimeout = 30_000;
const shared = {
  setupFiles: ['src/testing/no-console-errors.ts'],
  restoreMocks: true,
  testTimeout,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // Vitest's default leaves one processor to a watching editor: on two that is half of them.
    maxWorkers: '100%',
    projects: [
      // Processes, for a native module (SQLite) can go down; each runs one file after another, and loads the server once.
      {
        test: {
          ...shared,
          name: 'server',
          pool: 'forks',
          isolate: false,
          include: ['{sync,server}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'app',
          setupFiles: [...shared.setupFiles, 'src/testing/browser-of-its-own.ts'],
          pool: 'threads',
          include: ['src/**/*.test.{ts,tsx}', '{simulator,bench,vite,docs}/**/*.test.ts'],
        },
      },
    ],
  },
});
