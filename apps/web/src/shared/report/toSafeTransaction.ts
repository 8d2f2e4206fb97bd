import type { SafeTransaction, TransactionDetails } from '@countersign/protocol'

/** The ten hashed fields as the service claims them, frozen; undefined where it does not give all of them. */
export function toSafeTransaction(details: TransactionDetails): SafeTransaction | undefined {
  const { txData, detailedExecutionInfo: info } = details
  if (!txData || info?.type !== 'MULTISIG' || txData.value === null) return undefined
  return Object.freeze({
    to: txData.to.value,
    value: BigInt(txData.value),
    data: txData.hexData ?? '0x',
    operation: txData.operation,
    safeTxGas: BigInt(info.safeTxGas),
    baseGas: BigInt(info.baseGas),
    gasPrice: BigInt(info.gasPrice),
    gasToken: info.gasToken,
    refundReceiver: info.refundReceiver.value,
    nonce: BigInt(info.nonce),
  })
}
