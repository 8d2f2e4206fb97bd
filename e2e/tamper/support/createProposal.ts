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
  /** Whose true signatures are with it. @default nobody's */
  signers?: readonly DemoAccount[]
  /** Signatures that are whatever they are. */
  confirmations?: readonly { owner: Address; signature: Hex }[]
  /** What else the service says of it. */
  change?: Change
}

export type Proposal = { hash: Hex; lie: Lie }

/** A transaction that nobody proposed: a body with its own true hash, told as if it waited. */
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
  return { hash: safeTxHash, lie: tellProposal({ details, hash: safeTxHash, safe: safe.address, summary }) }
}

const aMoment = Date.UTC(2026, 10, 12, 9, 30)

type Told = { hash: Hex; safe: Address; details: unknown; summary: unknown }

/** In the queue of its Safe, and under its own address. */
function tellProposal({ details, hash, safe, summary }: Told): Lie {
  const item = { conflictType: 'None', details, transaction: summary, type: 'TRANSACTION' }
  return together(
    (answer, { path }) => (paths.details.test(path) && path.includes(hash) ? new Reply(200, details) : answer),
    at(new RegExp(`/safes/${safe}/transactions/queued`), append('results', item)),
  )
}

/** A case about a proposal of the Treasury that nobody made, on its own page. */
export function aboutProposal(parameters: Omit<CreateProposalParameters, 'safe'>) {
  const create = () => createProposal(parameters)
  return {
    open: async () => transactionPath((await create()).hash),
    tell: async () => (await create()).lie,
  }
}

/** Its hash, for what the wallet is to be asked. */
export function hashOf(parameters: Omit<CreateProposalParameters, 'safe'>): () => Promise<Hex> {
  return async () => (await createProposal(parameters)).hash
}

/** Says that an owner approved on the chain. */
export function claimApproval(owner: Address): { owner: Address; signature: Hex } {
  return { owner, signature: concat([pad(owner), pad('0x'), '0x01']) }
}

/** Says that an owner is a contract and signed as one. */
export function claimContract(owner: Address): { owner: Address; signature: Hex } {
  const offset = pad('0x41')
  const length = pad('0x20')
  return { owner, signature: concat([pad(owner), offset, '0x00', length, pad('0x01')]) }
}

/** Same beginning, same end, another address: what a poisoner grinds. */
export function imitate(address: Address): Address {
  return getAddress(`0x${address.slice(2, 8)}${'5'.repeat(26)}${address.slice(-8)}`.toLowerCase())
}
