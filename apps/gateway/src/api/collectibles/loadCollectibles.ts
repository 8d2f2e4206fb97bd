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
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { readUris } from './readUris.ts'
import { toCollectible } from './toCollectible.ts'

export type LoadCollectiblesDeps = {
  chain: ServedChain
  db: Kysely<Database>
  metadata: MetadataSource
  /** Client address. */
  requester: string | undefined
}

/** Milliseconds; metadata that takes longer is left to the next request. */
const patience = 6_000
const lifeOfMetadata = 24 * 3_600_000
const lifeOfFailure = 10 * 60_000

/** NFTs with metadata: stored, inlined in the token URI, or fetched as far as the operator allows. */
export async function loadCollectibles(
  deps: LoadCollectiblesDeps,
  held: readonly HeldCollectible[],
): Promise<Collectible[]> {
  const { chain, db, metadata: source, requester } = deps
  const chainId = chain.config.id
  const signal = AbortSignal.timeout(patience)
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
