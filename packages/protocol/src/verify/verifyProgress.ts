import { decodeFunctionResult, encodeFunctionData, type Hex, isAddressEqual, parseAbi } from 'viem'
import {
  type ChainClient,
  ChainUnreachableError,
  requestTransaction,
  tryRead,
  WrongChainError,
} from '../chain/ChainClient.ts'
import { callContract } from '../chain/callContracts.ts'
import { type Execution, findExecution } from '../chain/findExecution.ts'
import type { SafeFacts } from '../chain/SafeFacts.ts'
import { fromChain } from '../evidence/Evidence.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { decodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { type Check, checkThat, createCheck, createUnknown } from './Check.ts'
import { verifyExecution } from './verifyExecution.ts'
import type { VerifyTransactionReturnType } from './verifyQueue.ts'

const abi = parseAbi(['function nonce() view returns (uint256)'])

/**
 * - `waiting`, `ready`: its nonce is open; signatures are missing, or not.
 * - `executed`, `failed`: proven by the Safe's log.
 * - `replaced`: the chain shows that another transaction took its nonce. It can never be executed.
 * - `unknown`: its nonce is used or could not be read, and no log shows by what.
 */
export type TransactionProgress = 'waiting' | 'ready' | 'executed' | 'failed' | 'replaced' | 'unknown'

type ProgressReport = {
  progress: TransactionProgress
  /** Empty while the nonce is open. */
  checks: Check[]
  /** The chain transaction that executed it. */
  transactionHash: Hex | undefined
  /** Its block. */
  blockNumber?: bigint | undefined
}

type VerifyProgressParameters = {
  chainId: number
  report: Pick<VerifyTransactionReturnType, 'hashes' | 'safe' | 'signatures' | 'transaction'>
  /** Execution claimed by the service, checked first; its absence proves nothing. */
  claimedTransactionHash?: Hex
  /** The first block that can hold an execution of the Safe. @default 0n */
  fromBlock?: bigint
}

/** Status of a verified transaction from the chain alone: the nonce, then the Safe's logs. */
export async function verifyProgress(
  client: ChainClient,
  parameters: VerifyProgressParameters,
): Promise<ProgressReport> {
  const { hashes, safe, signatures, transaction } = parameters.report
  const { nonce, threshold } = safe.facts?.value ?? {}
  if (!hashes || !safe.facts || !transaction || nonce === undefined || threshold === undefined)
    return { checks: [], progress: 'unknown', transactionHash: undefined }
  if (transaction.value.nonce >= nonce) {
    const isReached = BigInt(signatures.value.length) >= threshold
    return { checks: [], progress: isReached ? 'ready' : 'waiting', transactionHash: undefined }
  }
  try {
    const context = {
      ...parameters,
      facts: safe.facts.value,
      nonce: transaction.value.nonce,
      safeTxHash: hashes.value.safeTxHash,
    }
    return await readPast(client, { ...context, age: nonce - context.nonce })
  } catch (error) {
    if (!(error instanceof ChainUnreachableError || error instanceof WrongChainError)) throw error
    return createOutcomeUnknown('UNREADABLE', error.translatable)
  }
}

type Past = Omit<VerifyProgressParameters, 'report'> & {
  facts: SafeFacts
  safeTxHash: Hex
  nonce: bigint
  age: bigint
}

async function readPast(client: ChainClient, past: Past): Promise<ProgressReport> {
  const { chainId, claimedTransactionHash: transactionHash, facts, fromBlock = 0n, safeTxHash } = past
  const { block, safe } = facts
  const claimed = transactionHash && (await verifyExecution(client, { chainId, safe, safeTxHash, transactionHash }))
  if (claimed?.state === 'succeeded' || claimed?.state === 'failed')
    return {
      blockNumber: claimed.blockNumber,
      checks: [claimed.check],
      progress: claimed.state === 'failed' ? 'failed' : 'executed',
      transactionHash,
    }
  const contradiction = claimed?.state === 'something-else' ? [claimed.check] : []
  const search = await findExecution(client, { age: past.age, block, fromBlock, safe, safeTxHash })
  const outcome = await toOutcome()
  return { ...outcome, checks: [...contradiction, ...outcome.checks] }

  async function toOutcome(): Promise<ProgressReport> {
    switch (search.kind) {
      case 'found':
        return createExecuted(search.execution, facts)
      case 'other':
        return (await usesNonce(client, search.execution, past))
          ? createReplaced(search.execution, past)
          : createOutcomeUnknown('NOT_PROVEN', msg('progress.notProven', 'the chain does not show which.'))
      case 'unknown':
        return search.reason === 'unreadable'
          ? createOutcomeUnknown('UNREADABLE', msg('progress.logsUnread', 'the logs of the Safe could not be read.'))
          : createOutcomeUnknown('TOO_FAR', msg('progress.logsTooOld', 'the node does not have logs that old.'))
    }
  }
}

/** Whether this execution used the nonce: by the hash of the sent body, or by the nonce before and after its block. */
async function usesNonce(client: ChainClient, execution: Execution, past: Past): Promise<boolean> {
  return (await isTakerByHash(client, execution, past)) || (await isTakerByBlock(client, execution, past))
}

async function isTakerByHash(client: ChainClient, { safeTxHash, transactionHash }: Execution, past: Past) {
  const { chainId, facts, nonce } = past
  const { safe, version } = facts
  const sent = await requestTransaction(client, transactionHash)
  if (!sent?.to || !isAddressEqual(sent.to, safe) || version === undefined) return false
  const body = decodeExecTransaction(sent.input)
  if (!body) return false
  return hashSafeTransaction({ chainId, safe, transaction: { ...body, nonce }, version }).safeTxHash === safeTxHash
}

/** Undefined on a node without historical state; then nothing is proven. */
async function isTakerByBlock(client: ChainClient, { blockNumber }: Execution, { facts, nonce }: Past) {
  const data = encodeFunctionData({ abi, functionName: 'nonce' })
  const read = async (number: bigint) => {
    const answer = await callContract(client, { data, to: facts.safe }, { ...facts.block, number })
    return answer === undefined ? undefined : decodeFunctionResult({ abi, data: answer, functionName: 'nonce' })
  }
  const [before, after] = (await tryRead(() => Promise.all([read(blockNumber - 1n), read(blockNumber)]))) ?? []
  return before !== undefined && after !== undefined && before <= nonce && nonce < after
}

function createExecuted({ blockNumber, isSuccess, transactionHash }: Execution, { block }: SafeFacts): ProgressReport {
  const check = checkThat(isSuccess, { actual: transactionHash, id: 'T56' }, fromChain(block), {
    ok: ['EXECUTED', msg('progress.executed', 'It was executed: the Safe logged it.')],
    warn: ['EXECUTED_AND_FAILED', msg('execution.failed', 'It was executed, but its call failed. The nonce is used.')],
  })
  return { blockNumber, checks: [check], progress: isSuccess ? 'executed' : 'failed', transactionHash }
}

function createReplaced({ safeTxHash, transactionHash }: Execution, { facts, nonce }: Past): ProgressReport {
  const check = createCheck('ok', { actual: safeTxHash ?? transactionHash, id: 'T56' }, fromChain(facts.block), [
    'REPLACED',
    msg('progress.replaced', 'Another transaction used nonce {nonce}: this one can never be executed.', { nonce }),
  ])
  return { checks: [check], progress: 'replaced', transactionHash: undefined }
}

function createOutcomeUnknown(
  code: 'NOT_PROVEN' | 'TOO_FAR' | 'UNREADABLE',
  reason: string | TranslatableMessage,
): ProgressReport {
  const message = msg('progress.unknown', 'It is unknown whether it was executed or replaced: {reason}', { reason })
  const check = createUnknown({ id: 'T56' }, [`OUTCOME_${code}`, message])
  return { checks: [check], progress: 'unknown', transactionHash: undefined }
}
