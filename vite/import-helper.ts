import type { Plugin } from 'vite';

/**
 * Of Vite's helper for `import()` what a page needs: it is told of a script that does not come (src/pwa/stale-chunk.ts). There is
 * one style sheet, and no script is named ahead (`modulePreload` in vite.config.ts): the rest of the helper, half a kilobyte of
 * the first script, would do nothing.
 */
export function tellingImports(): Plugin {
  return importsBy(`(bring) => bring().catch((error) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  })`);
}

/**
 * In the service worker `import()` names code of its own file, which always comes. Vite's helper asks for `import.meta`, which a
 * classic script has not.
 */
export function plainImports(): Plugin {
  return importsBy('(bring) => bring()');
}

function importsBy(helper: string): Plugin {
  return {
    name: 'pankh:imports-by',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export const __vitePreload = ${helper};`,
    },
  };
}
