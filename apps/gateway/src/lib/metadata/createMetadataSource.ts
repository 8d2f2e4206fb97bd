import { setMaxListeners } from 'node:events'
import { createFairQueue } from '../createFairQueue.ts'
import { createKeyedSemaphore } from '../createKeyedSemaphore.ts'
import type { Logger } from '../createLogger.ts'
import { type FetchSafelyOptions, fetchSafely, isPublicAddress } from './fetchSafely.ts'
import { type Gateways, type Metadata, parseMetadata, parseMetadataUri } from './parseMetadata.ts'

/** Servers that may be contacted: none, public ones, or any. */
export type MetadataMode = 'any' | 'off' | 'public'

export type MetadataSource = {
  gateways: Gateways
  /** Whether the URI requires a network request. */
  isRemote: (uri: string) => boolean
  /** Metadata of a token; undefined if unavailable or not allowed. Never throws. */
  read: (uri: string, options?: ReadMetadataOptions) => Promise<Metadata | undefined>
}

type ReadMetadataOptions = {
  /** Client address; each has its share of the connections. */
  requester?: string | undefined
  signal?: AbortSignal
}

export type CreateMetadataSourceParameters = Partial<Pick<FetchSafelyOptions, 'isAllowedAddress' | 'resolve'>> & {
  gateways: Gateways
  logger: Logger
  mode: MetadataMode
}

/** Connections of all clients together and of one: slow servers of one client's tokens must not delay the others'. */
const [maxAtOnce, maxPerClient] = [32, 4]
const limits = { maxBytes: 100_000, timeout: 5_000 }

/** Loads NFT metadata. URIs are untrusted and fetched only as far as the operator allows. */
export function createMetadataSource(parameters: CreateMetadataSourceParameters): MetadataSource {
  const { gateways, isAllowedAddress = isPublicAddress, logger, mode } = parameters
  const withPermit = createKeyedSemaphore({ maxPerKey: maxPerClient })
  const connections = createFairQueue({ maxPause: 0, maxWaiting: Number.POSITIVE_INFINITY, width: maxAtOnce })
  const rules: FetchSafelyOptions = {
    ...limits,
    ...(parameters.resolve ? { resolve: parameters.resolve } : {}),
    isAllowedAddress: (address) => mode === 'any' || isAllowedAddress(address),
    isAllowedPort: (port) => mode === 'any' || port === 80 || port === 443,
  }
  return {
    gateways,
    isRemote: (uri) => mode !== 'off' && parseMetadataUri(uri, gateways)?.kind === 'remote',
    read: async (uri, { requester = '', signal } = {}) => {
      const location = parseMetadataUri(uri, gateways)
      if (location?.kind === 'inline') return parseMetadata(location.text)
      if (!location || mode === 'off') return undefined
      try {
        const load = async () => {
          signal?.throwIfAborted()
          return fetchSafely(location.url, { ...rules, isChosen: location.isGateway, signal })
        }
        const loading = withPermit(requester, () => connections.run(requester, load))
        return parseMetadata(await Promise.race([loading, rejectOnAbort(signal)]))
      } catch (error) {
        logger.debug({ err: error }, 'could not load token metadata')
        return undefined
      }
    },
  }
}

/** Whoever waits for a connection need not wait for it longer than for the answer. */
function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  // All NFTs of a list share it: Node would warn of a leak.
  if (signal) setMaxListeners(0, signal)
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
