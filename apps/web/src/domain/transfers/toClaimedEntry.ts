import type { ClaimedExecution, ClaimedTransfer } from '@countersign/protocol/verify'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { parseMultisigId } from '../transactions/parseTransactionId.ts'

/** Converts the service's row for the kernel; undefined without an Ethereum transaction. */
export function toClaimedEntry(summary: TransactionSummary): ClaimedExecution | undefined {
  const { executionInfo, id, timestamp, txInfo, txStatus } = summary
  const transactionHash = txInfo.type === 'Creation' ? txInfo.transactionHash : summary.txHash
  if (!transactionHash) return undefined
  const transfer = toClaimedTransfer(txInfo)
  const base = {
    isSuccess: txStatus === 'SUCCESS',
    timestamp: BigInt(Math.floor(timestamp / 1_000)),
    transactionHash,
    ...(transfer ? { transfer } : {}),
  }
  if (txInfo.type === 'Creation') return { ...base, kind: 'creation' }
  if (executionInfo?.type === 'MODULE') return { ...base, kind: 'module', module: executionInfo.address.value }
  const multisig = parseMultisigId(id)
  if (!multisig && executionInfo?.type !== 'MULTISIG') return { ...base, kind: 'transfer' }
  return {
    ...base,
    kind: 'multisig',
    ...(multisig ? { safeTxHash: multisig.safeTxHash } : {}),
    ...(executionInfo?.type === 'MULTISIG' ? { nonce: BigInt(executionInfo.nonce) } : {}),
  }
}

function toClaimedTransfer(txInfo: TransactionSummary['txInfo']): ClaimedTransfer | undefined {
  if (txInfo.type !== 'Transfer') return undefined
  const { recipient, sender, transferInfo } = txInfo
  const accounts = { from: sender.value, to: recipient.value }
  switch (transferInfo.type) {
    case 'ERC20':
      return { ...accounts, token: transferInfo.tokenAddress, type: 'ERC20', value: BigInt(transferInfo.value) }
    case 'ERC721':
      return { ...accounts, token: transferInfo.tokenAddress, type: 'ERC721', value: BigInt(transferInfo.tokenId) }
    case 'NATIVE_COIN':
      return { ...accounts, token: undefined, type: 'NATIVE_COIN', value: BigInt(transferInfo.value) }
  }
}
