import type { SafeState } from '@countersign/protocol/chain'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { useNavigate } from '@tanstack/react-router'
import { createContext } from 'react'
import { type AbiFunction, type Address, encodeFunctionData, erc20Abi, type Hex, zeroAddress } from 'viem'
import type { Balance } from '../assets/readBalances.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { type Services, useServices } from '../services/Services.ts'
import { toStored } from '../signature-store/ConfirmationsSchema.ts'
import type { Draft } from '../signature-store/DraftsSchema.ts'
import { formKey, noteKey, readNote, removeDraft, saveDraft, saveForm, saveNonce } from '../signature-store/drafts.ts'
import { saveRowNames } from '../transactions/rowNames.ts'

export type Call = {
  to: Address
  value: bigint
  data: Hex
  /** 1 is a delegatecall: only to MultiSendCallOnly. @default 0 */
  operation?: 0 | 1
}

/** Never with refund fields: the executor pays the fee. */
export function createTransaction({ to, value, data, operation = 0 }: Call, nonce: bigint): SafeTransaction {
  return Object.freeze({
    to,
    value,
    data,
    operation,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  })
}

export type Transfer = { asset: Pick<Balance, 'token' | 'isNative'>; recipient: Address; amount: bigint }

export function createTransfer({ asset, recipient, amount }: Transfer): Call {
  if (asset.isNative) return { to: recipient, value: amount, data: '0x' }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] })
  return { to: asset.token, value: 0n, data }
}

export type DraftedCall = Call & {
  abi?: AbiFunction | undefined
  /** Of a payments file, one per call. */
  rowNames?: readonly string[] | undefined
}

export type StoreDraftParameters = {
  safe: { chainId: number; address: Address }
  version: string
  call: DraftedCall
  nonce: bigint
  form: string
  askedBy?: Draft['askedBy']
}

/** Stores a call as a draft, whose hash identifies its review. Signs nothing. */
export function storeDraft({ drafts }: Pick<Services, 'drafts'>, parameters: StoreDraftParameters): Hex {
  const { askedBy, call, form, nonce, safe, version } = parameters
  const { address, chainId } = safe
  const transaction = createTransaction(call, nonce)
  const safeTxHash = hashDraft({ chainId, safe: address, version, transaction })
  drafts.update((all) =>
    saveDraft(all, {
      chainId,
      safe: address,
      version,
      safeTxHash,
      transaction: toStored(transaction),
      createdAt: Date.now(),
      form,
      ...(call.abi ? { abi: call.abi } : {}),
      ...(askedBy ? { askedBy } : {}),
    }),
  )
  return safeTxHash
}

function hashDraft(parameters: Parameters<typeof hashSafeTransaction>[0]): Hex {
  return hashSafeTransaction(parameters).safeTxHash
}

export type RenewDraftParameters = { draft: Draft; nonce: bigint; transaction: SafeTransaction }

/** Copies a draft and its note to another nonce; the form's input stays. Signs nothing. */
export function renewDraft({ drafts }: Pick<Services, 'drafts'>, parameters: RenewDraftParameters): Hex {
  const { draft, nonce, transaction } = parameters
  const { chainId, form, safe, version } = draft
  const renewed = Object.freeze({ ...transaction, nonce })
  const safeTxHash = hashDraft({ chainId, safe, transaction: renewed, version })
  drafts.update((all) => {
    const note = readNote(all, draft.safeTxHash)
    const rest = removeDraft(all, draft.safeTxHash)
    const transactions = [{ ...draft, safeTxHash, transaction: toStored(renewed) }, ...rest.transactions]
    const noted = note === '' ? rest : saveForm(rest, noteKey(safeTxHash), note)
    // Clears a custom nonce, which is used up.
    return saveNonce({ ...noted, transactions }, formKey(chainId, safe, form), '')
  })
  return safeTxHash
}

export type UseReviewParameters = { safe: CurrentSafe; state: Pick<SafeState, 'version'>; form: string }

/** The only path from a form to the review: stores a draft and opens its page. Signs nothing. */
export function useReview({ safe, state, form }: UseReviewParameters): (call: DraftedCall, nonce: bigint) => void {
  const services = useServices()
  const navigate = useNavigate()
  return (call, nonce) => {
    const safeTxHash = storeDraft(services, { safe, version: state.version, call, nonce, form })
    if (call.rowNames) void saveRowNames(services, safe, { names: [...call.rowNames], safeTxHash })
    void navigate({ to: '/$chain/$safe/tx/$id', params: { ...safe.params, id: safeTxHash } })
  }
}

/** Shows the renewed draft in a request panel, where it has no page of its own. */
export const RenewalContext = createContext<((safeTxHash: Hex) => void) | undefined>(undefined)
