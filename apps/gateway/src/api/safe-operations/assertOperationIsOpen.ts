import type { SafeOperation } from '@countersign/protocol/hash'
import { type Address, parseAbi } from 'viem'
import { isContractAnswer } from '../../lib/isContractAnswer.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { RefusedError } from '../errors/RefusedError.ts'

const abi = parseAbi(['function getNonce(address sender, uint192 key) view returns (uint256)'])

export type AssertOperationIsOpenParameters = { chain: ServedChain; entryPoint: Address; operation: SafeOperation }

/** Rejects operations that the entry point can never accept: expired, invalid time range, or used nonce. */
export async function assertOperationIsOpen(
  { chain, entryPoint, operation }: AssertOperationIsOpenParameters,
  now: Date = new Date(),
): Promise<void> {
  const { nonce, validAfter, validUntil } = operation
  if (validUntil !== 0 && validUntil * 1000 <= now.getTime())
    throw new RefusedError({ code: 'INVALID_VALIDITY', message: '`validUntil` cannot be previous to now.' })
  if (validUntil !== 0 && validAfter > validUntil)
    throw new RefusedError({ code: 'INVALID_VALIDITY', message: '`validAfter` cannot be later than `validUntil`.' })
  const next = await withNodeTimeout(chain.config.id, () => readNonce({ chain, entryPoint, operation }))
  if (nonce < next)
    throw new RefusedError({
      code: 'INVALID_NONCE',
      message: `Invalid nonce: ${nonce} was used already, the next one at the entry point is ${next}.`,
    })
}

/** Zero if the entry point is not deployed on this chain yet. */
async function readNonce({ chain, entryPoint, operation }: AssertOperationIsOpenParameters): Promise<bigint> {
  try {
    return await chain.client.readContract({
      abi,
      address: entryPoint,
      args: [operation.safe, operation.nonce >> 64n],
      functionName: 'getNonce',
    })
  } catch (error) {
    if (isContractAnswer(error)) return 0n
    throw error
  }
}
