import type { SafeState } from '@countersign/protocol/chain'
import {
  type EntryPointVersion,
  hashSafeOperation,
  hashUserOperation,
  type SafeOperation,
  safeOperationModules,
} from '@countersign/protocol/hash'
import type { Kysely } from 'kysely'
import { type Address, type Hex, isAddressEqual, parseAbi, size } from 'viem'
import { insertSafeOperation } from '../../db/queries/safeOperations.ts'
import type { Database } from '../../db/schema.ts'
import { isContractAnswer } from '../../lib/isContractAnswer.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { RefusedError } from '../errors/RequestError.ts'
import { assertQuota } from '../safe-state/assertQuota.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { acceptConfirmations, getPreimage } from '../signatures/acceptConfirmations.ts'

export type StoreSafeOperationParameters = {
  chain: ServedChain
  entryPoint: Address
  jobs: JobPool
  module: Address
  operation: SafeOperation
  /** Packed owner signatures, without the validity times that precede them in the user operation. */
  signature: Hex
}

/** Maximum bytes that bundlers relay. */
const maxOperationSize = 131_072

function assertOperationSize({ callData, initCode, paymasterAndData }: SafeOperation): void {
  const bytes = [callData, initCode, paymasterAndData].reduce((sum, part) => sum + size(part ?? '0x'), 0)
  if (bytes <= maxOperationSize) return
  throw new RefusedError('DATA_TOO_LARGE', `The user operation has ${bytes} bytes. The limit is ${maxOperationSize}.`)
}

/**
 * Stores a user operation with its confirmations, or further confirmations of a known one. The hash is computed here,
 * so a signature for another chain, module, Safe or operation recovers to no owner.
 */
export async function storeSafeOperation(
  db: Kysely<Database>,
  { chain, entryPoint, jobs, module, operation, signature }: StoreSafeOperationParameters,
): Promise<void> {
  const chainId = chain.config.id
  const { safe } = operation
  assertOperationSize(operation)
  const state = await getLiveSafe(chain, safe)
  const entryPointVersion = getEntryPointVersion({ entryPoint, module }, state)
  await assertOperationIsOpen({ chain, entryPoint, operation })
  const hashed = { chainId, entryPoint, entryPointVersion, module, operation }
  const hashes = hashSafeOperation(hashed)
  const { safeOperationHash } = hashes
  await acceptConfirmations(db, {
    ...{ chain, jobs, safe, signature, state, target: { safeOperationHash } },
    preimages: [getPreimage(hashes)],
    async store(tx, [first]) {
      await assertQuota(tx, { author: first?.owner ?? safe, chainId, kind: 'safe_operation', safe })
      const userOperationHash = hashUserOperation(hashed)
      await insertSafeOperation(tx, { chainId, entryPoint, module, operation, safeOperationHash, userOperationHash })
    },
  })
}

/**
 * Determines the hash layout. Only an official module with its entry point, or a module enabled on the Safe, can use
 * the signatures.
 */
function getEntryPointVersion(
  { entryPoint, module }: Pick<StoreSafeOperationParameters, 'entryPoint' | 'module'>,
  state: SafeState,
): EntryPointVersion {
  const known = safeOperationModules.find((candidate) => isAddressEqual(candidate.entryPoint, entryPoint))
  if (!known)
    throw new RefusedError('UNKNOWN_ENTRY_POINT', `Entry point ${entryPoint} is not supported. Use version 0.6 or 0.7.`)
  if (isAddressEqual(known.module, module)) return known.entryPointVersion
  const isOfficial = safeOperationModules.some((candidate) => isAddressEqual(candidate.module, module))
  if (isOfficial || !state.modules?.some((enabled) => isAddressEqual(enabled, module)))
    throw new RefusedError(
      'UNKNOWN_MODULE',
      `Module ${module} does not support entry point ${known.entryPointVersion}, or is not enabled in the Safe.`,
    )
  return known.entryPointVersion
}

const abi = parseAbi(['function getNonce(address sender, uint192 key) view returns (uint256)'])

type AssertOperationIsOpenParameters = { chain: ServedChain; entryPoint: Address; operation: SafeOperation }

/** Rejects operations that the entry point can never accept: expired, invalid time range, or used nonce. */
async function assertOperationIsOpen(
  { chain, entryPoint, operation }: AssertOperationIsOpenParameters,
  now: Date = new Date(),
): Promise<void> {
  const { nonce, validAfter, validUntil } = operation
  if (validUntil !== 0 && validUntil * 1000 <= now.getTime())
    throw new RefusedError('INVALID_VALIDITY', '`validUntil` cannot be previous to now.')
  if (validUntil !== 0 && validAfter > validUntil)
    throw new RefusedError('INVALID_VALIDITY', '`validAfter` cannot be later than `validUntil`.')
  const next = await withNodeTimeout(chain.config.id, () => readNonce({ chain, entryPoint, operation }))
  if (nonce < next)
    throw new RefusedError(
      'INVALID_NONCE',
      `Invalid nonce: ${nonce} is already used; the next nonce at the entry point is ${next}.`,
    )
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
