import { type SafeContractName, type SafeDeployment, safeDeployments } from '@countersign/protocol/chain'
import { queryOptions } from '@tanstack/react-query'
import { type Client, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { getChainClient, type Services } from '../../domain/services/Services.ts'

const names: readonly SafeContractName[] = [
  'CompatibilityFallbackHandler',
  'Safe',
  'SafeL2',
  'SafeMigration',
  'SafeToL2Migration',
]

/** The released migration contracts deployed on the chain, verified by code. */
export function migrationsQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['chain', chainId, 'migrations'],
    queryFn: () => readDeployed(getChainClient(services, chainId)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export async function readDeployed(client: Client): Promise<SafeDeployment[]> {
  const candidates = safeDeployments.filter(({ name }) => names.includes(name))
  const found = await Promise.all(
    candidates.map(async ({ address, codeHash }) => {
      const code = await getCode(client, { address })
      return code !== undefined && keccak256(code) === codeHash
    }),
  )
  return candidates.filter((_, index) => found[index])
}
