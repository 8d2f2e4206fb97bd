import type { Happened, Check as KernelCheck, Verified } from '@countersign/protocol/verify'
import type { TransactionInfo, TransactionSummary } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { historyText as words } from '../../lib/messages/history.ts'
import { isSameInfo, readActualInfo } from './readActualInfo.ts'

/** A history row verified against the chain. */
export type EntryProof = {
  /**
   * - `confirmed`: it happened as reported by the service.
   * - `differs`: it happened differently; the chain's values are shown.
   * - `false`: it did not happen.
   * - `claimed`: the chain does not suffice to verify it.
   */
  state: 'confirmed' | 'differs' | 'false' | 'claimed'
  /** What is wrong, in sentences. */
  faults: readonly string[]
  /** The block that contains it. */
  block?: bigint
  /** The block's time in Unix milliseconds. */
  timestamp?: number
  isSuccess?: boolean
  nonce?: bigint
  sender?: Address
  /** From the proven call or the token's log. */
  txInfo?: TransactionInfo
}

/** Without an Ethereum transaction there is nothing to verify. */
export const namelessProof: EntryProof = { faults: [words.namesNone], state: 'false' }

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
    faults.push(words.contentDiffers)
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
      return claimed === 'success' ? words.toldAsSuccess : words.toldAsFailure
    case 'TIME_DIFFERS':
      return words.timeDiffers(Number(claimed) * 1_000)
    case 'NONCE_DIFFERS':
      return words.nonceDiffers(claimed ?? '')
    case 'CONTENT_DIFFERS':
      return words.contentDiffers
    default:
      return message
  }
}

/** The row with the chain's values in place of the service's, where known. */
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
