interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
    };
  }
}

let policy: ScriptPolicy | undefined;

/**
 * The address as the browser's Trusted Types want it for a worker: `new Worker(trustedScript(url))`, and likewise for the
 * service worker. Throws a TypeError for an address that is not one of the app's own worker files.
 */
export function trustedScript(address: string): string {
  if (!window.trustedTypes) return allowed(address);
  // One policy for the page's life: the content security policy refuses a second one of the same name.
  policy ??= window.trustedTypes.createPolicy('pankh-sw', { createScriptURL: allowed });
  // A TrustedScriptURL; the DOM's types know workers by text only.
  return policy.createScriptURL(address) as string;
}

function allowed(address: string): string {
  const { origin, pathname } = new URL(address, location.origin);
  const ours = pathname === '/sw.js' || /^\/assets\/[\w-]*worker[\w-]*\.js$/.test(pathname);
  if (origin === location.origin && ours) return address;
  throw new TypeError(`Not a worker of this app: ${address}`);
}
