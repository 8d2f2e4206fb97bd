import type { ChainTransfer } from '@countersign/protocol/chain'
import {
  classifyTransaction,
  getTransferDirection,
  toTransactionInfo,
  toTransferInfo,
} from '@countersign/protocol/decode'
import type { Happened, Check as KernelCheck, Verified } from '@countersign/protocol/verify'
import type { TransactionInfo, TransactionSummary } from '@countersign/protocol/wire'
import { type Address, isAddressEqual, zeroAddress } from 'viem'

import { relativeDay } from '../../lib/formatTime.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('history')

export type EntryProof = {
  /** `differs`: it happened differently, and the chain's values are shown. `claimed`: the chain does not suffice. */
  state: 'confirmed' | 'differs' | 'false' | 'claimed'
  faults: readonly string[]
  block?: bigint
  /** The block's time in Unix milliseconds. */
  timestamp?: number
  isSuccess?: boolean
  nonce?: bigint
  sender?: Address
  txInfo?: TransactionInfo
}

/** Without an Ethereum transaction there is nothing to verify. */
export const createNamelessProof = (): EntryProof => ({ faults: [t('hashMissing')], state: 'false' })

export type CreateEntryProofParameters = {
  safe: Address
  summary: TransactionSummary
  checks: readonly KernelCheck[]
  happened: Verified<Happened> | undefined
}

export function createEntryProof({ checks, happened, safe, summary }: CreateEntryProofParameters): EntryProof {
  const faults = checks.filter(({ verdict }) => verdict === 'block' || verdict === 'warn').map(toSentence)
  const isUnknown = checks.some(({ verdict }) => verdict === 'unknown')
  if (!happened) return { faults, state: faults.length > 0 ? 'false' : 'claimed' }
  const { blockNumber, isSuccess, nonce, sender, timestamp } = happened.value
  const txInfo = readActualInfo({ happened: happened.value, safe, summary })
  if (txInfo && !isSameInfo(summary.txInfo, txInfo) && !checks.some(({ code }) => code === 'CONTENT_DIFFERS'))
    faults.push(t('contentDiffers'))
  return {
    block: blockNumber,
    faults,
    isSuccess,
    sender,
    state: faults.length > 0 ? 'differs' : isUnknown ? 'claimed' : 'confirmed',
    ...(nonce === undefined ? {} : { nonce }),
    ...(timestamp === undefined ? {} : { timestamp: Number(timestamp) * 1_000 }),
    ...(txInfo ? { txInfo } : {}),
  }
}

/** The alarm includes the service's value; the row shows the actual one. */
function toSentence({ claimed, code, message }: KernelCheck): string {
  switch (code) {
    case 'OUTCOME_DIFFERS':
      return claimed === 'success' ? t('reportedSuccess') : t('reportedFailure')
    case 'TIME_DIFFERS':
      return t('timeDiffers', { time: relativeDay(Number(claimed) * 1_000, Date.now()) })
    case 'NONCE_DIFFERS':
      return t('nonceDiffers', { nonce: claimed ?? '' })
    case 'CONTENT_DIFFERS':
      return t('contentDiffers')
    default:
      return message
  }
}

export function applyProof(summary: TransactionSummary, proof: EntryProof | undefined): TransactionSummary {
  if (!proof || proof.state === 'false') return summary
  const { executionInfo } = summary
  const isCounted = executionInfo?.type === 'MULTISIG' && proof.nonce !== undefined
  return {
    ...summary,
    ...(proof.timestamp === undefined ? {} : { timestamp: proof.timestamp }),
    ...(proof.isSuccess === undefined ? {} : { txStatus: proof.isSuccess ? 'SUCCESS' : 'FAILED' }),
    ...(proof.txInfo ? { txInfo: storeNames(proof.txInfo, summary.txInfo) } : {}),
    ...(isCounted ? { executionInfo: { ...executionInfo, nonce: Number(proof.nonce) } } : {}),
  }
}

/** Token names come from the service until the contract is read; see where they are rendered. */
function storeNames(actual: TransactionInfo, claimed: TransactionInfo): TransactionInfo {
  if (actual.type === 'Custom' && claimed.type === 'Custom')
    return { ...actual, methodName: actual.methodName ?? claimed.methodName }
  if (actual.type !== 'Transfer' || claimed.type !== 'Transfer') return actual
  const [own, reported] = [actual.transferInfo, claimed.transferInfo]
  if (own.type === 'NATIVE_COIN' || reported.type === 'NATIVE_COIN' || own.tokenAddress !== reported.tokenAddress)
    return actual
  const names = { tokenName: reported.tokenName, tokenSymbol: reported.tokenSymbol }
  if (own.type === 'ERC20' && reported.type === 'ERC20')
    return { ...actual, transferInfo: { ...own, ...names, decimals: reported.decimals, imitation: reported.imitation } }
  return { ...actual, transferInfo: { ...own, ...names } }
}

type ReadActualInfoParameters = { safe: Address; summary: TransactionSummary; happened: Happened }

/** By the proven call or the token's log, in the service's format; undefined where the chain does not show it. */
function readActualInfo({ happened, safe, summary }: ReadActualInfoParameters): TransactionInfo | undefined {
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
  if (txInfo.type === 'Creation') return { ...txInfo, creator: { logoUri: null, name: null, value: happened.sender } }
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
function isSameInfo(claimed: TransactionInfo, actual: TransactionInfo): boolean {
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
      return [info.transactionHash, info.creator.value].join(' ').toLowerCase()
  }
}
