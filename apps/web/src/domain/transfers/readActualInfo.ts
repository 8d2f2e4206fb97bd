import type { ChainTransfer } from '@countersign/protocol/chain'
import {
  classifyTransaction,
  getTransferDirection,
  toTransactionInfo,
  toTransferInfo,
} from '@countersign/protocol/decode'
import type { Happened } from '@countersign/protocol/verify'
import type { TransactionInfo, TransactionSummary } from '@countersign/protocol/wire'
import { type Address, isAddressEqual, zeroAddress } from 'viem'

export type ReadActualInfoParameters = { safe: Address; summary: TransactionSummary; happened: Happened }

/**
 * What happened by the chain, in the service's format: from the proven call or the token's log. Undefined where the
 * chain does not show it.
 */
export function readActualInfo({ happened, safe, summary }: ReadActualInfoParameters): TransactionInfo | undefined {
  const { txInfo } = summary
  const { call, transfers } = happened
  const reported = txInfo.type === 'Transfer' ? txInfo.transferInfo : undefined
  const token = reported && reported.type !== 'NATIVE_COIN' ? reported.tokenAddress : undefined
  const claimedType = reported && reported.type !== 'NATIVE_COIN' ? reported.type : undefined
  const ofToken = (address: Address) => transfers.find((log) => log.token && isAddressEqual(log.token, address))
  if (call) {
    const { class: kind, decoded } = classifyTransaction({
      findTokenType: (address) => {
        const type = ofToken(address)?.type ?? (token && isAddressEqual(token, address) ? claimedType : undefined)
        return type === 'NATIVE_COIN' ? undefined : type
      },
      safe,
      transaction: call,
    })
    return toTransactionInfo({ class: kind, decoded })
  }
  if (txInfo.type !== 'Transfer') return undefined
  const log = findLog(txInfo, transfers)
  return log && toTransferTransactionInfo(log, safe)
}

type TransferInfo = Extract<TransactionInfo, { type: 'Transfer' }>

/** The row's log: an exact match, else one of the same token, which the row then misrepresents. */
function findLog(
  { sender, transferInfo }: TransferInfo,
  transfers: readonly ChainTransfer[],
): ChainTransfer | undefined {
  const value = BigInt(transferInfo.type === 'ERC721' ? transferInfo.tokenId : transferInfo.value)
  const token = transferInfo.type === 'NATIVE_COIN' ? undefined : transferInfo.tokenAddress
  const same = transfers.filter(
    (log) =>
      log.type === transferInfo.type && (token && log.token ? isAddressEqual(token, log.token) : token === log.token),
  )
  const exact = same.find((log) => log.value === value && isAddressEqual(log.from, sender.value))
  return exact ?? same.find((log) => log.value === value) ?? same[0]
}

function toTransferTransactionInfo({ from, to, token, type, value }: ChainTransfer, safe: Address): TransactionInfo {
  const account = (address: Address) => ({ logoUri: null, name: null, value: address })
  const asset =
    type === 'NATIVE_COIN'
      ? ({ type, value } as const)
      : type === 'ERC721'
        ? ({ tokenAddress: token ?? zeroAddress, tokenId: value, type } as const)
        : ({ tokenAddress: token ?? zeroAddress, type, value } as const)
  return {
    direction: getTransferDirection({ recipient: to, safe, sender: from }),
    humanDescription: null,
    recipient: account(to),
    sender: account(from),
    transferInfo: toTransferInfo(asset),
    type: 'Transfer',
  }
}

/** Whether both agree on what matters. Names, symbols and logos prove nothing. */
export function isSameInfo(claimed: TransactionInfo, actual: TransactionInfo): boolean {
  if (claimed.type === 'Transfer' && actual.type === 'Transfer')
    return claimed.direction === actual.direction && describe(claimed) === describe(actual)
  // A token unknown to the service is reported as a contract call.
  if (claimed.type === 'Custom' && actual.type === 'Transfer')
    return actual.transferInfo.type !== 'NATIVE_COIN' && claimed.value === '0' && !claimed.isCancellation
  return claimed.type === actual.type && describe(claimed) === describe(actual)
}

function describe(info: TransactionInfo): string {
  switch (info.type) {
    case 'Transfer': {
      const { recipient, sender, transferInfo } = info
      const what = transferInfo.type === 'ERC721' ? transferInfo.tokenId : transferInfo.value
      const token = transferInfo.type === 'NATIVE_COIN' ? '' : transferInfo.tokenAddress
      return [sender.value, recipient.value, transferInfo.type, token, what].join(' ').toLowerCase()
    }
    case 'Custom':
      return [info.to.value, info.value ?? '0', info.isCancellation, info.dataSize].join(' ').toLowerCase()
    case 'SettingsChange':
      return JSON.stringify(info.settingsInfo, (key, value: unknown) =>
        key === 'name' || key === 'logoUri' ? undefined : value,
      ).toLowerCase()
    case 'Creation':
      return info.transactionHash
  }
}
