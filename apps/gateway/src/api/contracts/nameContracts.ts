import { safeDeployments } from '@countersign/protocol/chain'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { listCreatedSafes } from '../../db/queries/listCreatedSafes.ts'
import type { Database } from '../../db/schema.ts'
import type { ContractRegistry } from '../../lib/contracts/createContractRegistry.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { loadTokenMap } from '../tokens/knownTokens.ts'

export type NamedContract = {
  logoUri: string | null
  name: string
  /** Safe's deployments, the operator, the token contract itself, or the indexed Safe creation. */
  source: 'index' | 'operator' | 'published' | 'token'
}

/** Contract names, each from the most trusted source that has one. */
export async function nameContracts(
  { chain: { config }, contracts, db }: { chain: ServedChain; contracts: ContractRegistry; db: Kysely<Database> },
  addresses: readonly Address[],
): Promise<ReadonlyMap<Address, NamedContract>> {
  const [tokens, safes] = await Promise.all([
    loadTokenMap(db, { config, others: addresses, records: [] }),
    listCreatedSafes(db, { addresses, chainId: config.id }),
  ])
  const named = new Map<Address, NamedContract>()
  for (const address of addresses) {
    const deployment = safeDeployments.find((known) => known.address === address)
    const described = contracts.find({ address, chainId: config.id })?.name
    const token = tokens.get(address)
    const logoUri = token?.logoUri ?? null
    const ofItself = token?.name || token?.symbol
    if (deployment)
      named.set(address, { logoUri, name: `${deployment.name} ${deployment.version}`, source: 'published' })
    else if (described) named.set(address, { logoUri, name: described, source: 'operator' })
    else if (ofItself) named.set(address, { logoUri, name: ofItself, source: 'token' })
    else if (safes.includes(address)) named.set(address, { logoUri, name: 'SafeProxy', source: 'index' })
  }
  return named
}
