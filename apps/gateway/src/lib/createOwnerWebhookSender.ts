import { FetchRefusedError, type FetchSafelyOptions, isPublicAddress, postSafely } from './metadata/fetchSafely.ts'
import { signWebhook } from './signWebhook.ts'

/** Allowed targets of owners' webhooks: none, public addresses, or any. */
export type OwnerWebhookMode = 'any' | 'off' | 'public'

type OwnerWebhookMessage = {
  event: object
  /** The same in every attempt. */
  id: string
  secret: string
  /** Milliseconds. @default 10000 */
  timeout?: number
  url: string
}

/** One attempt. Returns the reason of a failure, without details of the operator's network. */
export type OwnerWebhookSender = (message: OwnerWebhookMessage) => Promise<string | undefined>

export type CreateOwnerWebhookSenderParameters = Partial<Pick<FetchSafelyOptions, 'resolve' | 'timeout'>> & {
  mode: OwnerWebhookMode
}

/** Sends to untrusted URLs: public addresses, resolved first, web ports only, no redirects (prevents SSRF). */
export function createOwnerWebhookSender(parameters: CreateOwnerWebhookSenderParameters): OwnerWebhookSender {
  const { mode } = parameters
  return async ({ event, id, secret, timeout = parameters.timeout ?? 10_000, url }) => {
    if (mode === 'off') return 'the administrator has disabled webhooks of owners'
    const key = `countersign_${id}`
    const body = JSON.stringify({ ...event, id: key })
    const signed = signWebhook({ body, id: key, secret, timestamp: Math.floor(Date.now() / 1_000) })
    try {
      const status = await postSafely(url, {
        body,
        headers: {
          'Content-Length': `${Buffer.byteLength(body)}`,
          'Content-Type': 'application/json',
          'User-Agent': 'countersign',
          ...signed,
        },
        isAllowedAddress: (address) => mode === 'any' || isPublicAddress(address),
        isAllowedPort: (port) => mode === 'any' || port === 80 || port === 443,
        timeout,
        ...(parameters.resolve ? { resolve: parameters.resolve } : {}),
      })
      if (status !== undefined && status >= 200 && status < 300) return undefined
      return `the receiver responded with status ${status}`
    } catch (error) {
      return error instanceof FetchRefusedError ? error.shortMessage : 'the receiver did not respond in time'
    }
  }
}
