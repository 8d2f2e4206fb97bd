/** The used part of Trusted Types, which TypeScript's DOM library lacks. */
export type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): { toString(): string } }
}

/** The worker's trusted URL, as the content security policy requires; the policy allows only the URL from the build. */
export function createWorkerUrl(url: string, trustedTypes: TrustedTypes | undefined): { toString(): string } {
  if (!trustedTypes) return url
  const policy = trustedTypes.createPolicy('countersign-worker', {
    createScriptURL(requested) {
      if (requested !== url) throw new TypeError('Only a worker of the build may be started.')
      return requested
    },
  })
  return policy.createScriptURL(url)
}
