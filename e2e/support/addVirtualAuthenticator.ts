import type { Page } from 'playwright-core'

/** Chromium's authenticator: a device whose user confirms at once. */
export async function addVirtualAuthenticator(page: Page): Promise<{
  /** Whether the device recognises its user from now on. */
  setUserVerified: (isUserVerified: boolean) => Promise<void>
}> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      protocol: 'ctap2',
      transport: 'internal',
    },
  })
  return {
    async setUserVerified(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
