interface ScriptPolicy {
  createScriptURL(address: string): unknown;
  createScript(text: string): unknown;
}

type Rules = { createScriptURL(address: string): string; createScript(text: string): string };

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: Partial<Rules>): ScriptPolicy;
    };
  }
}

let policy: ScriptPolicy | undefined;

/**
 * The address as the browser's Trusted Types want it for a worker: `new Worker(trustedScript(url))`, and likewise for the
 * service worker. Throws a TypeError for an address that is not one of the app's own worker files.
 */
export function trustedScript(address: string): string {
  // A TrustedScriptURL; the DOM's types know workers by text only.
  return window.trustedTypes
    ? (policyOf(window.trustedTypes).createScriptURL(address) as string)
    : allowed(address);
}

/** Likewise the text of a script element that holds data, and never runs. Throws a SyntaxError for what is not JSON. */
export function trustedData(json: string): string {
  // A TrustedScript; the DOM's types know text only.
  return window.trustedTypes ? (policyOf(window.trustedTypes).createScript(json) as string) : checked(json);
}

/** One policy for the page's life: the content security policy refuses a second one of the same name. */
function policyOf(types: NonNullable<typeof window.trustedTypes>): ScriptPolicy {
  policy ??= types.createPolicy('pankh-sw', { createScriptURL: allowed, createScript: checked });
  return policy;
}

function checked(json: string): string {
  JSON.parse(json);
  return json;
}

function allowed(address: string): string {
  const { origin, pathname } = new URL(address, location.origin);
  const ours = pathname === '/sw.js' || /^\/assets\/[\w-]*worker[\w-]*\.js$/.test(pathname);
  if (origin === location.origin && ours) return address;
  throw new TypeError(`Not a worker of this app: ${address}`);
}
