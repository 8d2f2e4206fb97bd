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
import { readUris } from './readUris.ts'

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

/** NFTs with metadata: stored, inlined in the token URI, or fetched as far as the operator allows. */
export async function loadCollectibles(
  deps: LoadCollectiblesDeps,
  held: readonly HeldCollectible[],
): Promise<Collectible[]> {
  const { chain, db, metadata: source, requester } = deps
  const chainId = chain.config.id
  const signal = AbortSignal.timeout(timeout)
  const [uris, stored] = await Promise.all([
    readUris(chain, { held, requester }),
    listCollectibleMetadata(db, { chainId, collectibles: held }),
  ])
  const known = new Map(stored.map((entry) => [toKey(entry), entry]))
  return Promise.all(
    held.map(async (collectible, index) => {
      const uri = uris[index] ?? null
      const before = known.get(toKey(collectible))
      const metadata = uri === null ? undefined : await findMetadata(deps, { before, collectible, signal, uri })
      return toCollectible({ collectible, config: chain.config, gateways: source.gateways, metadata, uri })
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

async function findMetadata(
  { chain, db, metadata: source }: LoadCollectiblesDeps,
  { before, collectible: { token, tokenId }, signal, uri }: FindMetadataParameters,
): Promise<Metadata | undefined> {
  if (!source.isRemote(uri)) return source.read(uri)
  const remembered = toMetadata(before?.metadata)
  const age = before ? Date.now() - before.fetchedAt.getTime() : Number.POSITIVE_INFINITY
  if (before?.uri === uri && age < (remembered ? lifeOfMetadata : lifeOfFailure)) return remembered
  const found = await source.read(uri, { signal })
  // A timeout is not the token's failure.
  if (found === undefined && signal.aborted) return remembered
  await upsertCollectibleMetadata(db, { chainId: chain.config.id, metadata: found, token, tokenId, uri })
  return found
}

function toMetadata(stored: unknown): Metadata | undefined {
  return typeof stored === 'object' && stored !== null ? { ...stored } : undefined
}

type ToCollectibleParameters = {
  collectible: HeldCollectible
  config: ChainConfig
  gateways: Gateways
  metadata: Metadata | undefined
  uri: string | null
}

/** Maximum URI length of clients. */
const maxUriLength = 65_536

/** Maps an NFT to the wire format. Metadata is untrusted and only passed as text. */
function toCollectible(parameters: ToCollectibleParameters): Collectible {
  const { collectible, config, gateways, metadata, uri } = parameters
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
    uri: uri === null || uri.length > maxUriLength ? null : uri,
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
