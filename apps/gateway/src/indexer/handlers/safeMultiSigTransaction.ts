import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol'
import { type Hash, parseAbi } from 'viem'
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

/** What an L2 singleton says that it is about to execute, and the hash that names it. */
type Announcement = Omit<ReturnType<typeof decode>, 'threshold'> & { safeTxHash: Hash; threshold: number }

/** Its signatures are looked at before the rest: to decode and hash it a second time would cost as much as the first. */
const read = new WeakMap<ChainLog, Announcement>()

/** @throws UndecodableLogError */
export function readAnnouncement(log: ChainLog, chainId: number): Announcement {
  const known = read.get(log)
  if (known) return known
  const decoded = decodeBytes(log, () => decode(log))
  if (log.topics.length !== 1) throw new UndecodableLogError(log)
  // Every singleton with this event has the domain of 1.3.0.
  const domain = { chainId, safe: log.address, version: '1.3.0' }
  const { safeTxHash } = hashSafeTransaction({ transaction: decoded.transaction, ...domain })
  const { executor, signatures, transaction } = decoded
  const threshold = toThreshold(log, decoded.threshold)
  const announcement = { executor, safeTxHash, signatures, threshold, transaction }
  read.set(log, announcement)
  return announcement
}

/** The result follows as another event; the hash ties the two. */
function handle(log: ChainLog, context: HandlerContext): void {
  const { executor, safeTxHash, signatures, threshold, transaction } = readAnnouncement(log, context.chainId)
  const announced = { executor, logIndex: log.logIndex, signatures, threshold, transaction }
  context.announced.set(toCallKey(log, safeTxHash), announced)
}

/** By hand: it is the longest of all events, and the most frequent. */
function decode(log: ChainLog) {
  const words = readAbi(log.data)
  const execution = readExecution(words)
  if (!execution) throw new UndecodableLogError(log)
  const info = readAbi(words.bytes(10))
  const transaction: SafeTransaction = { nonce: info.uint(0), ...execution.transaction }
  return { executor: info.address(1), signatures: execution.signatures, threshold: info.uint(2), transaction }
}

export const safeMultiSigTransaction = { abi, handle }
