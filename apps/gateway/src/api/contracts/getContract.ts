import { safeDeployments } from '@countersign/protocol/chain'
import { type ContractInfo, ContractInfoSchema } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { listCreatedSafes } from '../../db/queries/ownedSafes.ts'
import type { Database } from '../../db/schema.ts'
import type { ContractRegistry } from '../../lib/contracts/createContractRegistry.ts'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { loadTokenMap } from '../tokens/knownTokens.ts'
import { SafeParamsSchema } from '../wire/wireSchemas.ts'

/** Sources: Safe's deployments, the operator's file, indexed tokens and Safes. */
export const getContract = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/contracts/:address',
  summary: 'Get name and ABI of a contract',
  description: 'Names are bundled, configured or indexed. ABIs come from COUNTERSIGN_ABIS.',
  params: SafeParamsSchema,
  response: ContractInfoSchema,
  handle: ({ chain, params: { address } }, deps) => describeContract({ ...deps, chain }, address),
})

type ContractSources = { chain: ServedChain; contracts: ContractRegistry; db: Kysely<Database> }

export async function describeContract(sources: ContractSources, address: Address): Promise<ContractInfo> {
  const { chain, contracts } = sources
  const chainId = chain.config.id
  const described = contracts.find({ address, chainId })
  const named = (await nameContracts(sources, [address])).get(address)
  if (!described && !named)
    throw new RequestError(404, 'CONTRACT_NOT_FOUND', `No information about contract ${address} on chain ${chainId}.`)
  return {
    address,
    contractAbi: described ? { abi: described.abi.map((item) => ({ ...item })) } : null,
    displayName: named?.name ?? '',
    logoUri: named?.logoUri ?? '',
    name: named?.name ?? '',
    trustedForDelegateCall: isKnownDelegatecallTarget(address),
  }
}

export type NamedContract = {
  logoUri: string | null
  name: string
  /** Safe's deployments, the operator, the token contract itself, or the indexed Safe creation. */
  source: 'index' | 'operator' | 'published' | 'token'
}

/** Contract names, each from the most trusted source that has one. */
export async function nameContracts(
  { chain: { config }, contracts, db }: ContractSources,
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
