import { verifyMessage } from 'viem'
import { createSiweMessage, generateSiweNonce, parseSiweMessage } from 'viem/siwe'
import type { AuthenticationAdapter, Session } from '../../src/sign-in/AuthenticationAdapter.ts'

/** Sign-in without a server: the page verifies the signature itself, and forgets the session when it is reloaded. */
export function createPageAuthentication(): AuthenticationAdapter {
  let session: Session | null = null
  return {
    createMessage: (parameters) =>
      createSiweMessage({
        ...parameters,
        domain: window.location.host,
        statement: 'Sign in to this page. Nothing is sent anywhere.',
        uri: window.location.origin,
        version: '1',
      }),
    getNonce: async () => generateSiweNonce(),
    getSession: async () => session,
    signOut: async () => {
      session = null
    },
    verify: async ({ message, signature }) => {
      const { address, chainId } = parseSiweMessage(message)
      if (!address || !(await verifyMessage({ address, message, signature }))) return false
      session = { address, chainId }
      return true
    },
  }
}
