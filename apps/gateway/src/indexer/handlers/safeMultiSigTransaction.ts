import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { parseAbi } from 'viem'
import { readAbi } from '../abi/readAbi.ts'
import { readExecution } from '../abi/readExecution.ts'
import type { ChainLog } from '../ChainLog.ts'
import { decodeBytes } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toCallKey } from './toFact.ts'
import { toThreshold } from './toThreshold.ts'
import { UndecodableLogError } from './UndecodableLogError.ts'

const abi = parseAbi([
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
])

/** An L2 singleton logs the contents of a transaction, then its result in another event with the hash. */
function handle(log: ChainLog, context: HandlerContext): void {
  const { executor, signatures, threshold, transaction } = decodeBytes(log, () => decode(log))
  if (log.topics.length !== 1) throw new UndecodableLogError(log)
  // Every singleton with this event has the domain of 1.3.0.
  const domain = { chainId: context.chainId, safe: log.address, version: '1.3.0' }
  const { safeTxHash } = hashSafeTransaction({ transaction, ...domain })
  context.announced.set(toCallKey(log, safeTxHash), {
    executor,
    logIndex: log.logIndex,
    signatures,
    threshold: toThreshold(log, threshold),
    transaction,
  })
}

/** Decoded by hand: the longest and most frequent event. */
function decode(log: ChainLog) {
  const words = readAbi(log.data)
  const execution = readExecution(words)
  if (!execution) throw new UndecodableLogError(log)
  const info = readAbi(words.bytes(10))
  const transaction: SafeTransaction = { nonce: info.uint(0), ...execution.transaction }
  return { executor: info.address(1), signatures: execution.signatures, threshold: info.uint(2), transaction }
}

export const safeMultiSigTransaction = { abi, handle }
