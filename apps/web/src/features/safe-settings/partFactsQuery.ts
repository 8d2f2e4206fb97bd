import { type SafeDeployment, safeDeployments } from '@countersign/protocol/chain'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, type Hex, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { isContractCode, supportsInterface } from '../../domain/transactions/readToken.ts'

/** Facts about a prospective module, guard or handler. */
export type PartFacts = {
  address: Address
  /** False for an EIP-7702 account: its key decides. */
  hasCode: boolean
  /** The released Safe contract with the same code. */
  official: Pick<SafeDeployment, 'name' | 'version'> | undefined
  isGuard: boolean
  isModuleGuard: boolean
}

/** `checkTransaction` and `checkAfterExecution`. */
export const guardInterface: Hex = '0xe6d7a83a'
/** `checkModuleTransaction` and `checkAfterModuleExecution`. */
export const moduleGuardInterface: Hex = '0x58401ed8'

export async function readPartFacts(client: Client, address: Address): Promise<PartFacts> {
  const code = await getCode(client, { address })
  if (!isContractCode(code))
    return { address, hasCode: false, official: undefined, isGuard: false, isModuleGuard: false }
  const hash = keccak256(code)
  const [isGuard, isModuleGuard] = await Promise.all([
    supportsInterface(client, address, guardInterface),
    supportsInterface(client, address, moduleGuardInterface),
  ])
  const official = safeDeployments.find(({ codeHash }) => codeHash === hash)
  return { address, hasCode: true, official, isGuard, isModuleGuard }
}

export function partFactsQuery(services: Services, { chainId, address }: { chainId: number; address: Address }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'partFacts', address.toLowerCase()],
    queryFn: () => readPartFacts(getChainClient(services, chainId), address),
    staleTime: 60_000,
  })
}
