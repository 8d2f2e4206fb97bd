import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Hex } from 'viem'
import type { readAbi } from './readAbi.ts'

/** The arguments of `execTransaction`, with which the event `SafeMultiSigTransaction` begins too. */
export function readExecution(
  read: ReturnType<typeof readAbi>,
): { signatures: Hex; transaction: Omit<SafeTransaction, 'nonce'> } | undefined {
  const operation = Number(read.uint(3))
  if (operation !== 0 && operation !== 1) return undefined
  return {
    signatures: read.bytes(9),
    transaction: {
      to: read.address(0),
      value: read.uint(1),
      data: read.bytes(2),
      operation,
      safeTxGas: read.uint(4),
      baseGas: read.uint(5),
      gasPrice: read.uint(6),
      gasToken: read.address(7),
      refundReceiver: read.address(8),
    },
  }
}
