import { type Address, type Hex, isAddressEqual } from 'viem'
import {
  type ChainClient,
  ChainUnreachableError,
  readBlock,
  requestReceipt,
  requestTransaction,
} from '../chain/ChainClient.ts'
import { parseExecution } from '../chain/findExecution.ts'
import { toReceiptLogs } from '../chain/readLogs.ts'
import { fromChain } from '../evidence/Evidence.ts'
import { decodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { msg } from '../text/msg.ts'
import { type Check, checkThat, createCheck, createUnknown } from './Check.ts'

export type ExecutionState = 'succeeded' | 'failed' | 'reverted' | 'pending' | 'something-else' | 'unknown'

type VerifyExecutionParameters = {
  chainId: number
  safe: Address
  safeTxHash: Hex
  /** Hash reported by a relayer, a wallet or the service. */
  transactionHash: Hex
}

/** Whether a chain transaction executed this Safe transaction, and its outcome. */
export async function verifyExecution(
  client: ChainClient,
  { chainId, safe, safeTxHash, transactionHash }: VerifyExecutionParameters,
): Promise<{ check: Check; state: ExecutionState /** The block that it is in. */; blockNumber?: bigint }> {
  const outcome = { claimed: transactionHash, id: 'T71' } as const
  try {
    const block = await readBlock(client, { chainId })
    const [receipt, transaction] = await Promise.all([
      requestReceipt(client, transactionHash),
      requestTransaction(client, transactionHash),
    ])
    const evidence = fromChain(block)
    if (!receipt)
      return {
        check: createUnknown(outcome, [
          'NOT_MINED',
          msg('execution.pending', 'The transaction is not in a block yet.'),
        ]),
        state: 'pending',
      }
    const executions = toReceiptLogs(receipt, transactionHash).flatMap((log) => parseExecution(log, safe) ?? [])
    const execution = executions.find((candidate) => candidate.safeTxHash === safeTxHash.toLowerCase())
    if (execution)
      return {
        blockNumber: execution.blockNumber,
        check: checkThat(execution.isSuccess, outcome, evidence, {
          ok: ['EXECUTED', msg('execution.succeeded', 'It was executed.')],
          warn: [
            'EXECUTED_AND_FAILED',
            msg('execution.failed', 'It was executed, but its call failed. The nonce is used.'),
          ],
        }),
        state: execution.isSuccess ? 'succeeded' : 'failed',
      }
    const isOurs =
      transaction !== null &&
      transaction.to !== null &&
      isAddressEqual(transaction.to, safe) &&
      decodeExecTransaction(transaction.input) !== undefined
    if (receipt.status === '0x0' && isOurs)
      return {
        check: createCheck('warn', outcome, evidence, [
          'REVERTED',
          msg(
            'execution.reverted',
            'The Safe refused the transaction. Nothing was executed, and the nonce is still open.',
          ),
        ]),
        state: 'reverted',
      }
    return {
      check: createCheck('block', outcome, evidence, [
        'ANOTHER_TRANSACTION',
        msg('execution.other', 'That transaction did not execute this one.'),
      ]),
      state: 'something-else',
    }
  } catch (error) {
    if (!(error instanceof ChainUnreachableError)) throw error
    return { check: createUnknown(outcome, [error.code, error.translatable]), state: 'unknown' }
  }
}
