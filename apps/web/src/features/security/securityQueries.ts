import { getCreation } from '@countersign/client'
import { type CreationReport, verifyCreation } from '@countersign/protocol/verify'
import type { CreationInfo } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import {
  type Address,
  BaseError,
  type Client,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  parseAbi,
  zeroAddress,
} from 'viem'
import { simulateContract } from 'viem/actions'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'

/** How a guard treats a delegatecall to unknown code. `unclear`: it rejects plain calls too. */
export type GuardAnswer = 'refuses' | 'allows' | 'unclear'

const abi = parseAbi([
  'function checkTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, address msgSender)',
])

/** An account that no guard allows explicitly. */
const unknownAccount = '0x000000000000000000000000000000000000dEaD'

/** Calls the guard on the node as the Safe would: with a call and a delegatecall to an unknown account. */
export function guardQuery(services: Services, { chainId, address, guard }: SafeId & { guard: Address }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'guard', address.toLowerCase(), guard.toLowerCase()],
    queryFn: () => readGuard(getChainClient(services, chainId), { guard, safe: address }),
    staleTime: 60_000,
  })
}

export async function readGuard(
  client: Client,
  { guard, safe }: { guard: Address; safe: Address },
): Promise<GuardAnswer> {
  const [takesCall, takesDelegatecall] = await Promise.all([0, 1].map((operation) => isTaken(operation)))
  if (takesDelegatecall) return 'allows'
  return takesCall ? 'refuses' : 'unclear'

  async function isTaken(operation: number): Promise<boolean> {
    try {
      await simulateContract(client, {
        abi,
        account: safe,
        address: guard,
        args: [unknownAccount, 0n, '0x', operation, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x', safe],
        functionName: 'checkTransaction',
      })
      return true
    } catch (error) {
      if (error instanceof BaseError && error.walk(isRefusal)) return false
      throw error
    }
  }
}

/** A failing node is no rejection. */
const isRefusal = (error: unknown) =>
  error instanceof ContractFunctionRevertedError || error instanceof ContractFunctionZeroDataError

export type Creation = {
  claimed: CreationInfo
  /** Undefined where the service's data do not suffice to compute the address. */
  report: CreationReport | undefined
  /** Whether the reported setup yields this address, which proves it. */
  isProven: boolean
}

/** How a Safe was created: reported by the service, proven by recomputing the address. */
export function creationQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'creation'],
    queryFn: async ({ signal }): Promise<Creation> => {
      const claimed = await getCreation(services.service, { address, chainId, signal })
      const { factoryAddress: factory, masterCopy: singleton, saltNonce, setupData: initializer } = claimed
      if (!singleton || !initializer || saltNonce === null) return { claimed, isProven: false, report: undefined }
      const report = verifyCreation({ factory, initializer, safe: address, saltNonce: BigInt(saltNonce), singleton })
      return { claimed, isProven: report.checks.some(({ code }) => code === 'ADDRESS_AGREES'), report }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Copies of `Verified` values are not verified.
    structuralSharing: false,
  })
}
