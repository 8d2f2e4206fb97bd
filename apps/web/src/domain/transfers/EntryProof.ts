import type { Happened, Check as KernelCheck, Verified } from '@countersign/protocol/verify'
import type { TransactionInfo, TransactionSummary } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { historyText as words } from '../../lib/messages/history.ts'
import { readActualInfo, saysTheSame } from './readActualInfo.ts'

/** What the chain says of one row of the history. */
export type EntryProof = {
  /**
   * - `confirmed`: it happened as the service says.
   * - `differs`: it happened, and not as the service says; what the chain has is shown.
   * - `false`: it did not happen.
   * - `claimed`: the chain does not show enough to tell.
   */
  state: 'confirmed' | 'differs' | 'false' | 'claimed'
  /** What is wrong with it, in sentences. */
  faults: readonly string[]
  /** Of the block that holds it. */
  block?: bigint
  /** Milliseconds since 1970, by the header of that block. */
  timestamp?: number
  isSuccess?: boolean
  nonce?: bigint
  sender?: Address
  /** By the proven call or the token's log. */
  txInfo?: TransactionInfo
}

/** Without a transaction of the chain there is nothing that it could be held against. */
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
  if (txInfo && !saysTheSame(summary.txInfo, txInfo) && !checks.some(({ code }) => code === 'CONTENT_DIFFERS'))
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

/** What the service said is part of the alarm; what is true is what the row shows. */
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

/** The row as it may be shown: with the chain's values in the place of the service's, as far as there are any. */
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

/** What a token is called is the service's word until its contract was asked; see where it is drawn. */
function storeNames(actual: TransactionInfo, claimed: TransactionInfo): TransactionInfo {
  if (actual.type === 'Custom' && claimed.type === 'Custom')
    return { ...actual, methodName: actual.methodName ?? claimed.methodName }
  if (actual.type !== 'Transfer' || claimed.type !== 'Transfer') return actual
  const [own, told] = [actual.transferInfo, claimed.transferInfo]
  if (own.type === 'NATIVE_COIN' || told.type === 'NATIVE_COIN' || own.tokenAddress !== told.tokenAddress) return actual
  const names = { tokenName: told.tokenName, tokenSymbol: told.tokenSymbol }
  if (own.type === 'ERC20' && told.type === 'ERC20')
    return { ...actual, transferInfo: { ...own, ...names, decimals: told.decimals, imitation: told.imitation } }
  return { ...actual, transferInfo: { ...own, ...names } }
}
