import { defineConfig } from 'vitest/config';

const shared = { setupFiles: ['src/testing/no-console-errors.ts'], restoreMocks: true };

export default defineConfig({
  test: {
    projects: [
      // A process each: a native module (SQLite) that goes down takes only its own file along.
      { test: { ...shared, name: 'server', pool: 'forks', include: ['{sync,server}/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'app',
          pool: 'threads',
          include: ['src/**/*.test.{ts,tsx}', '{simulator,bench}/**/*.test.ts'],
        },
      },
    ],
  },
});
