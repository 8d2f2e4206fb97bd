import type { Address } from 'viem'
import type { DecodedCall } from '../decode/decodeCall.ts'
import { toDataDecoded } from '../decode/toDataDecoded.ts'
import type { AddressEx } from '../wire/AddressExSchema.ts'
import type { SettingsInfo } from '../wire/SettingsInfoSchema.ts'
import type { TransactionInfo } from '../wire/TransactionInfoSchema.ts'
import type { TransferInfo } from '../wire/TransferInfoSchema.ts'
import type { TransactionClass } from './classifyTransaction.ts'
import type { SettingsChange } from './parseSettingsChange.ts'
import type { TransferAsset } from './parseTransfer.ts'

type TokenDescription = {
  decimals: number | null
  logoUri?: string | null
  name: string | null
  symbol: string | null
  trusted?: boolean | null
}

type ToAddressEx = (address: Address) => AddressEx

/** `txInfo` of the service API. */
export function toTransactionInfo(parameters: {
  class: TransactionClass
  decoded: DecodedCall
  findAddress?: (address: Address) => { name: string | null; logoUri: string | null } | undefined
  findToken?: (address: Address) => TokenDescription | undefined
}): TransactionInfo {
  const { class: kind, decoded, findAddress, findToken } = parameters
  const toAddressEx: ToAddressEx = (value) => ({ value, name: null, logoUri: null, ...findAddress?.(value) })
  switch (kind.kind) {
    case 'Transfer':
      return {
        type: 'Transfer',
        humanDescription: null,
        sender: toAddressEx(kind.sender),
        recipient: toAddressEx(kind.recipient),
        direction: kind.direction,
        transferInfo: toTransferInfo(kind.asset, findToken),
      }
    case 'SettingsChange':
      return {
        type: 'SettingsChange',
        humanDescription: null,
        dataDecoded: toDataDecoded(decoded) ?? { method: '', parameters: null },
        settingsInfo: toSettingsInfo(kind.change, toAddressEx),
      }
    case 'Custom':
      return {
        type: 'Custom',
        humanDescription: null,
        to: toAddressEx(kind.to),
        dataSize: String(kind.dataSize),
        value: kind.value.toString(),
        methodName: kind.methodName,
        isCancellation: kind.isCancellation,
        ...(kind.actionCount === undefined ? {} : { actionCount: kind.actionCount }),
      }
  }
}

/** `transferInfo` of the service API, also for indexed transfers. */
export function toTransferInfo(
  asset: TransferAsset,
  findToken?: (address: Address) => TokenDescription | undefined,
): TransferInfo {
  if (asset.type === 'NATIVE_COIN') return { type: 'NATIVE_COIN', value: asset.value.toString() }
  const token = findToken?.(asset.tokenAddress)
  const shared = {
    tokenAddress: asset.tokenAddress,
    tokenName: token?.name ?? null,
    tokenSymbol: token?.symbol ?? null,
    logoUri: token?.logoUri ?? null,
    trusted: token?.trusted ?? null,
  }
  if (asset.type === 'ERC721') return { type: 'ERC721', tokenId: asset.tokenId.toString(), ...shared }
  const decimals = token?.decimals ?? null
  return { type: 'ERC20', value: asset.value.toString(), decimals, imitation: false, ...shared }
}

/** Null where the threshold exceeds a JSON number: no Safe can have it. */
function toSettingsInfo(change: SettingsChange, toAddressEx: ToAddressEx): SettingsInfo | null {
  if ('threshold' in change && change.threshold > BigInt(Number.MAX_SAFE_INTEGER)) return null
  switch (change.type) {
    case 'SET_FALLBACK_HANDLER':
      return { type: change.type, handler: toAddressEx(change.handler) }
    case 'ADD_OWNER':
    case 'REMOVE_OWNER':
      return { type: change.type, owner: toAddressEx(change.owner), threshold: Number(change.threshold) }
    case 'SWAP_OWNER':
      return { type: change.type, oldOwner: toAddressEx(change.oldOwner), newOwner: toAddressEx(change.newOwner) }
    case 'CHANGE_THRESHOLD':
      return { type: change.type, threshold: Number(change.threshold) }
    case 'CHANGE_IMPLEMENTATION':
      // The official API uses the function's name.
      return { type: 'CHANGE_MASTER_COPY', implementation: toAddressEx(change.implementation) }
    case 'ENABLE_MODULE':
    case 'DISABLE_MODULE':
      return { type: change.type, module: toAddressEx(change.module) }
    case 'SET_GUARD':
      return { type: change.type, guard: toAddressEx(change.guard) }
    case 'SET_MODULE_GUARD':
      return { type: change.type, moduleGuard: toAddressEx(change.moduleGuard) }
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
      return { type: change.type }
  }
}
