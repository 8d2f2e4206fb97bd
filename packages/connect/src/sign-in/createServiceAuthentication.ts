import { getAddress, isAddress } from 'viem'
import { RPC_TIMEOUT } from '../constants.ts'
import { ConnectError } from '../errors/ConnectError.ts'
import { readProperty } from '../readProperty.ts'
import type { AuthenticationAdapter } from './AuthenticationAdapter.ts'

export type CreateServiceAuthenticationParameters = {
  /** URL of the service. @default this origin */
  baseUrl?: string
  /** Domain that the user signs for. @default this host */
  domain?: string
  /** @default this origin */
  uri?: string
  statement?: string
  fetch?: typeof globalThis.fetch
}

export class AuthenticationRequestError extends ConnectError {
  override readonly name = 'AuthenticationRequestError'
  constructor({ path, status }: { path: string; status: number }) {
    super('AUTHENTICATION_REQUEST_FAILED', `${path} answered with status ${status}.`)
  }
}

/** Sign-in with Ethereum against `/v1/auth/nonce`, `verify`, `me` and `logout`. */
export function createServiceAuthentication({
  baseUrl = '',
  domain,
  fetch: request = (...parameters) => globalThis.fetch(...parameters),
  statement = 'Sign in to prove that this account is yours.',
  uri,
}: CreateServiceAuthenticationParameters = {}): AuthenticationAdapter {
  const sendRequest = (path: string, body?: unknown) =>
    request(`${baseUrl}${path}`, {
      credentials: 'include',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(RPC_TIMEOUT),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  return {
    async createMessage({ address, chainId, nonce }) {
      const { createSiweMessage } = await import('viem/siwe')
      // Read on use: a server-side render has no location.
      const page = { domain: domain ?? location.host, uri: uri ?? location.origin }
      return createSiweMessage({ ...page, address, chainId, nonce, statement, version: '1' })
    },
    async getNonce() {
      const response = await sendRequest('/v1/auth/nonce')
      const answer: unknown = response.ok ? await response.json() : undefined
      const nonce = readProperty(answer, 'nonce')
      if (typeof nonce !== 'string')
        throw new AuthenticationRequestError({ path: '/v1/auth/nonce', status: response.status })
      return nonce
    },
    async getSession() {
      const response = await sendRequest('/v1/auth/me')
      if (response.status === 401 || response.status === 403 || response.status === 404) return null
      if (!response.ok) throw new AuthenticationRequestError({ path: '/v1/auth/me', status: response.status })
      const answer: unknown = await response.json()
      const address = readProperty(answer, 'address') ?? readProperty(answer, 'signerAddress')
      if (typeof address !== 'string' || !isAddress(address, { strict: false })) return null
      const chainId = Number(readProperty(answer, 'chainId'))
      return { address: getAddress(address), chainId: Number.isSafeInteger(chainId) ? chainId : undefined }
    },
    async signOut() {
      const response = await sendRequest('/v1/auth/logout', {})
      if (!response.ok) throw new AuthenticationRequestError({ path: '/v1/auth/logout', status: response.status })
    },
    async verify({ message, signature }) {
      const response = await sendRequest('/v1/auth/verify', { message, signature })
      if (response.ok) return true
      if (response.status >= 500)
        throw new AuthenticationRequestError({ path: '/v1/auth/verify', status: response.status })
      return false
    },
  }
}
