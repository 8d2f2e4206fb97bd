import type { ChainConfig } from '@countersign/protocol/config'
import { sanitizeText } from '@countersign/protocol/text'
import type { Collectible } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import {
  type HeldCollectible,
  listCollectibleMetadata,
  type StoredMetadata,
  upsertCollectibleMetadata,
} from '../../db/queries/collectibles.ts'
import type { Database } from '../../db/schema.ts'
import type { MetadataSource } from '../../lib/metadata/createMetadataSource.ts'
import type { Metadata } from '../../lib/metadata/parseMetadata.ts'
import { type Gateways, toGatewayUrl } from '../../lib/metadata/parseMetadata.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { maxUriLength } from './createUriMemory.ts'
import { readUris, type TokenUri } from './readUris.ts'

export type LoadCollectiblesDeps = {
  chain: ServedChain
  db: Kysely<Database>
  metadata: MetadataSource
  /** Client address. */
  requester: string | undefined
}

/** Milliseconds; metadata that takes longer is left to the next request. */
const timeout = 6_000
const lifeOfMetadata = 24 * 3_600_000
const lifeOfFailure = 10 * 60_000

/**
 * NFTs with metadata: stored, inlined in the token URI, or fetched as far as the operator allows. What could not be read
 * in time is `unreadable`, in contrast to a token that has none.
 */
export async function loadCollectibles(
  deps: LoadCollectiblesDeps,
  held: readonly HeldCollectible[],
): Promise<Collectible[]> {
  const { chain, db, metadata: source, requester } = deps
  const chainId = chain.config.id
  const signal = AbortSignal.timeout(timeout)
  const listed = new Set(chain.config.tokens.map(({ address }) => address))
  const [uris, stored] = await Promise.all([
    readUris(chain, { held, listed, requester }),
    listCollectibleMetadata(db, { chainId, collectibles: held }),
  ])
  const known = new Map(stored.map((entry) => [toKey(entry), entry]))
  return Promise.all(
    held.map(async (collectible, index) => {
      const uri = uris[index]
      const before = known.get(toKey(collectible))
      const found = typeof uri === 'string' ? await findMetadata(deps, { before, collectible, signal, uri }) : uri
      const isUnreadable = found === undefined
      const metadata = found ?? undefined
      return toCollectible({
        collectible,
        config: chain.config,
        gateways: source.gateways,
        isUnreadable,
        metadata,
        uri,
      })
    }),
  )
}

const toKey = ({ token, tokenId }: Pick<HeldCollectible, 'token' | 'tokenId'>) => `${token}:${tokenId}`

type FindMetadataParameters = {
  before: StoredMetadata | undefined
  collectible: HeldCollectible
  signal: AbortSignal
  uri: string
}

/** `null`: there is none, or none that can be used. Undefined: its server did not answer in time. */
async function findMetadata(
  { chain, db, metadata: source, requester }: LoadCollectiblesDeps,
  { before, collectible: { token, tokenId }, signal, uri }: FindMetadataParameters,
): Promise<Metadata | null | undefined> {
  if (!source.isRemote(uri)) return (await source.read(uri)) ?? null
  const remembered = toMetadata(before?.metadata)
  const age = before ? Date.now() - before.fetchedAt.getTime() : Number.POSITIVE_INFINITY
  if (before?.uri === uri && age < (remembered ? lifeOfMetadata : lifeOfFailure)) return remembered ?? null
  const found = await source.read(uri, { requester, signal })
  // A timeout is not the token's failure.
  if (found === undefined && signal.aborted) return remembered
  await upsertCollectibleMetadata(db, { chainId: chain.config.id, metadata: found, token, tokenId, uri })
  return found ?? null
}

function toMetadata(stored: unknown): Metadata | undefined {
  return typeof stored === 'object' && stored !== null ? { ...stored } : undefined
}

type ToCollectibleParameters = {
  collectible: HeldCollectible
  config: ChainConfig
  gateways: Gateways
  isUnreadable: boolean
  metadata: Metadata | undefined
  uri: TokenUri
}

/** Maps an NFT to the wire format. Metadata is untrusted and only passed as text. */
function toCollectible(parameters: ToCollectibleParameters): Collectible {
  const { collectible, config, gateways, isUnreadable, metadata, uri } = parameters
  const { name, symbol, token, tokenId } = collectible
  const listed = config.tokens.find(({ address }) => address === token)
  const image = [metadata?.image, metadata?.image_url, metadata?.image_data].find((value) => typeof value === 'string')
  return {
    address: token,
    description: toText(metadata?.description, 1000),
    id: tokenId.toString(),
    imageUri: typeof image === 'string' ? toImageUri(image, gateways) : null,
    logoUri: listed?.logoUri ?? '',
    metadata: metadata ?? null,
    name: toText(metadata?.name, 100),
    tokenName: name ?? listed?.name ?? '',
    tokenSymbol: symbol ?? listed?.symbol ?? '',
    ...(isUnreadable ? { unreadable: true } : {}),
    uri: typeof uri === 'string' && uri.length <= maxUriLength ? uri : null,
  }
}

function toText(value: unknown, maxLength: number): string | null {
  return typeof value === 'string' ? sanitizeText(value, { maxLength }) || null : null
}

/** Only URIs that a browser can show as an image. */
function toImageUri(image: string, gateways: Gateways): string | null {
  const address = toGatewayUrl(image, gateways) ?? image
  return address.length <= maxUriLength && /^(https?:\/\/|data:image\/)/i.test(address) ? address : null
}
