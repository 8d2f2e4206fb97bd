import type { DemoAccount } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { signHash, toSafeTransaction } from '@countersign/devchain/testing'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { type Address, concat, getAddress, type Hex, pad } from 'viem'
import { append, type Change } from './json.ts'
import { at, type Lie, paths, Reply, together } from './Lie.ts'
import { transactionPath } from './pages.ts'

const chainId = 31_337

export type CreateProposalParameters = {
  /** @default the Treasury */
  safe?: { address: Address; version: string; owners: readonly Address[]; threshold: number }
  transaction: Partial<SafeTransaction> & Pick<SafeTransaction, 'nonce' | 'to'>
  /** Owners with genuine signatures. @default nobody's */
  signers?: readonly DemoAccount[]
  /** Arbitrary signatures. */
  confirmations?: readonly { owner: Address; signature: Hex }[]
  /** Further claims of the service. */
  change?: Change
}

export type Proposal = { hash: Hex; lie: Lie }

/** A proposal that nobody made: a body with its correct hash, served as pending. */
export async function createProposal(parameters: CreateProposalParameters): Promise<Proposal> {
  const { change = (details) => details, confirmations = [], safe = demoSafes.treasury, signers = [] } = parameters
  const transaction = toSafeTransaction(parameters.transaction)
  const { safeTxHash } = hashSafeTransaction({ chainId, safe: safe.address, transaction, version: safe.version })
  const signed = await Promise.all(
    signers.map(async ({ address }) => ({ owner: address, signature: await signHash(safeTxHash, [address]) })),
  )
  const id = `multisig_${safe.address}_${safeTxHash}`
  const txInfo = {
    dataSize: String((transaction.data.length - 2) / 2),
    isCancellation: false,
    methodName: null,
    to: { value: transaction.to },
    type: 'Custom',
    value: String(transaction.value),
  }
  const { baseGas, data, gasPrice, gasToken, nonce, operation, refundReceiver, safeTxGas, to, value } = transaction
  const shown = [...signed, ...confirmations].map(({ owner, signature }) => ({
    signature,
    signer: { value: owner },
    submittedAt: aMoment,
  }))
  const details = change({
    detailedExecutionInfo: {
      baseGas: String(baseGas),
      confirmations: shown,
      confirmationsRequired: safe.threshold,
      gasPrice: String(gasPrice),
      gasToken,
      nonce: Number(nonce),
      refundReceiver: { value: refundReceiver },
      safeTxGas: String(safeTxGas),
      safeTxHash,
      signers: safe.owners.map((owner) => ({ value: owner })),
      submittedAt: aMoment,
      trusted: true,
      type: 'MULTISIG',
    },
    safeAddress: safe.address,
    txData: { hexData: data, operation, to: { value: to }, value: String(value) },
    txId: id,
    txInfo,
    txStatus: 'AWAITING_CONFIRMATIONS',
  })
  const summary = {
    executionInfo: {
      confirmationsRequired: safe.threshold,
      confirmationsSubmitted: shown.length,
      nonce: Number(nonce),
      type: 'MULTISIG',
    },
    id,
    timestamp: aMoment,
    txInfo,
    txStatus: 'AWAITING_CONFIRMATIONS',
  }
  return { hash: safeTxHash, lie: reportProposal({ details, hash: safeTxHash, safe: safe.address, summary }) }
}

const aMoment = Date.UTC(2026, 10, 12, 9, 30)

type Reported = { hash: Hex; safe: Address; details: unknown; summary: unknown }

/** In its Safe's queue, and at its own URL. */
function reportProposal({ details, hash, safe, summary }: Reported): Lie {
  const item = { conflictType: 'None', details, transaction: summary, type: 'TRANSACTION' }
  return together(
    (answer, { path }) => (paths.details.test(path) && path.includes(hash) ? new Reply(200, details) : answer),
    at(new RegExp(`/safes/${safe}/transactions/queued`), append('results', item)),
  )
}

/** A case on the page of an invented proposal of the Treasury. */
export function aboutProposal(parameters: Omit<CreateProposalParameters, 'safe'>) {
  const create = () => createProposal(parameters)
  return {
    open: async () => transactionPath((await create()).hash),
    createLie: async () => (await create()).lie,
  }
}

/** Its hash, for the expected wallet request. */
export function hashOf(parameters: Omit<CreateProposalParameters, 'safe'>): () => Promise<Hex> {
  return async () => (await createProposal(parameters)).hash
}

/** Claims an owner's approval on the chain. */
export function claimApproval(owner: Address): { owner: Address; signature: Hex } {
  return { owner, signature: concat([pad(owner), pad('0x'), '0x01']) }
}

/** Claims a contract signature of an owner. */
export function claimContract(owner: Address): { owner: Address; signature: Hex } {
  const offset = pad('0x41')
  const length = pad('0x20')
  return { owner, signature: concat([pad(owner), offset, '0x00', length, pad('0x01')]) }
}

/** Same prefix and suffix, another address (address poisoning). */
export function imitate(address: Address): Address {
  return getAddress(`0x${address.slice(2, 8)}${'5'.repeat(26)}${address.slice(-8)}`.toLowerCase())
}
