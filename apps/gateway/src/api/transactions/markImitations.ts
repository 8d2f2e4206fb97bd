import type { TransactionSummary, TransferInfo } from '@countersign/protocol/wire'
import type { Address } from 'viem'

/** Older on-chain transactions that each one is compared with. */
export const imitationWindow = 3

type TokenTransfer = { counterparty: Address; info: Extract<TransferInfo, { type: 'ERC20' }> }

/**
 * Marks address poisoning: transfers that resemble an older one but have a lookalike counterparty. Entries are on-chain
 * transactions, newest first.
 */
export function markImitations(entries: readonly (readonly TransactionSummary[])[]): TransactionSummary[][] {
  return entries.map((items, index) => {
    const older = entries.slice(index + 1, index + 1 + imitationWindow).flat()
    return items.map((item) => {
      const transfer = item.executionInfo === null ? findTokenTransfer(item) : undefined
      if (!transfer || !older.some((other) => isImitated(findTokenTransfer(other), transfer))) return item
      return withImitation(item)
    })
  })
}

function findTokenTransfer({ txInfo }: TransactionSummary): TokenTransfer | undefined {
  if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return undefined
  const { direction, recipient, sender, transferInfo } = txInfo
  return { counterparty: direction === 'INCOMING' ? sender.value : recipient.value, info: transferInfo }
}

function isImitated(original: TokenTransfer | undefined, transfer: TokenTransfer): boolean {
  if (!original || original.counterparty === transfer.counterparty) return false
  return (
    original.info.value === transfer.info.value && toGlance(original.counterparty) === toGlance(transfer.counterparty)
  )
}

/** What users compare of an address: the first three and last four digits. */
function toGlance(address: Address): string {
  return `${address.slice(2, 5)}${address.slice(-4)}`.toLowerCase()
}

function withImitation(item: TransactionSummary): TransactionSummary {
  const { txInfo } = item
  if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return item
  return { ...item, txInfo: { ...txInfo, transferInfo: { ...txInfo.transferInfo, imitation: true } } }
}
