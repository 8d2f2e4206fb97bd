/** The part of the browser's Trusted Types that is used here; TypeScript's DOM library does not know it. */
export type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): { toString(): string } }
}

/**
 * The address that a worker may be started from. The content security policy takes no plain text for it; this policy
 * lets through the one address that the build made, whatever else a script may ask it for.
 */
export function createWorkerUrl(url: string, trustedTypes: TrustedTypes | undefined): { toString(): string } {
  if (!trustedTypes) return url
  const policy = trustedTypes.createPolicy('countersign-worker', {
    createScriptURL(asked) {
      if (asked !== url) throw new TypeError('Only the verification worker may be started.')
      return asked
    },
  })
  return policy.createScriptURL(url)
}
