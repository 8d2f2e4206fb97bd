import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol'
import { decodeAbiParameters, parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeBytes, decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toCallKey } from './toFact.ts'
import { toThreshold } from './toThreshold.ts'
import { UndecodableLogError } from './UndecodableLogError.ts'

const abi = parseAbi([
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
])

const additionalInfo = [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }] as const

/** An L2 singleton says what it is about to execute. The result follows as another event; the hash ties the two. */
function handle(log: ChainLog, context: HandlerContext): void {
  const { args } = decodeLog(abi, log)
  if (args.operation !== 0 && args.operation !== 1) throw new UndecodableLogError(log)
  const [nonce, executor, threshold] = decodeBytes(log, () => decodeAbiParameters(additionalInfo, args.additionalInfo))
  const transaction: SafeTransaction = {
    to: args.to,
    value: args.value,
    data: args.data,
    operation: args.operation,
    safeTxGas: args.safeTxGas,
    baseGas: args.baseGas,
    gasPrice: args.gasPrice,
    gasToken: args.gasToken,
    refundReceiver: args.refundReceiver,
    nonce,
  }
  // Every singleton with this event has the domain of 1.3.0.
  const { safeTxHash } = hashSafeTransaction({
    chainId: context.chainId,
    safe: log.address,
    transaction,
    version: '1.3.0',
  })
  context.announced.set(toCallKey(log, safeTxHash), {
    executor,
    logIndex: log.logIndex,
    signatures: args.signatures,
    threshold: toThreshold(log, threshold),
    transaction,
  })
}

export const safeMultiSigTransaction = { abi, handle }
