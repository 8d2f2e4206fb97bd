import type { PlanCreationParameters, SafeState } from '@countersign/protocol/chain'
import { BaseError } from '@countersign/protocol/errors'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import {
  findChangedField,
  parseLink,
  parseLinkNames,
  parseTransactionFile,
  recoverLinkedTransaction,
} from '@countersign/protocol/offline'
import { type ClaimedTransaction, type ConfirmationReport, claim } from '@countersign/protocol/verify'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { openCreations, storePlan, toStoredPlan, withProvisionalPlan } from '../../domain/safe/openCreations.ts'
import { type SafeId, safeKey, safeStateQuery } from '../../domain/safe/queries.ts'
import { suggestName } from '../../domain/safe/suggestedNames.ts'
import type { Services } from '../../domain/services/Services.ts'
import { type TransactionRecord, toStored } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { addRecord, findTransaction } from '../../domain/signature-store/confirmations.ts'
import { findDraft, removeDraft, saveDraft } from '../../domain/signature-store/drafts.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('offline')

/** An imported file, link or code is invalid; nothing was imported. */
export class FileRefusedError extends BaseError {
  override readonly name = 'FileRefusedError'
  readonly field: string
  constructor({ field, reason }: { field: string; reason: string }) {
    super('PARCEL_REFUSED', reason)
    this.field = field
  }
}

/** A transaction with signatures as received: unverified. */
export type SignedTransactionFile = {
  chainId: number
  safe: Address
  /** The hash declared by the file; a link proves it by its bytes. */
  safeTxHash: Hex | undefined
  transaction: SafeTransaction
  signatures: readonly { owner: Address; signature: Hex; field: string }[]
  planned?: PlanCreationParameters
  /** What the sender calls the Safe. */
  safeName?: string | undefined
}

/** @throws InvalidFileError, InvalidLinkError or FileRefusedError, each of which names the field */
export async function readSignedTransaction(text: string): Promise<SignedTransactionFile> {
  const trimmed = text.trim()
  const link = findLink(trimmed)
  return link === undefined ? readFile(trimmed) : readLink(link)
}

/** The fragment of a URL, or a bare link; undefined if it is the text of a file. */
function findLink(text: string): string | undefined {
  if (text.startsWith('{')) return undefined
  const fragment = text.indexOf('#')
  if (fragment >= 0) return text.slice(fragment + 1)
  return /^v\d+\./.test(text) ? text : undefined
}

function readFile(text: string): SignedTransactionFile {
  const { chainId, planned, safe, safeName, safeTxHash, signatures, transaction } = parseTransactionFile(text)
  return {
    chainId,
    safe,
    safeName,
    safeTxHash,
    transaction,
    signatures: signatures.map((signature, index) => ({ ...signature, field: `signatures.${index}` })),
    ...(planned ? { planned } : {}),
  }
}

async function readLink(link: string): Promise<SignedTransactionFile> {
  const item = parseLink(link)
  if (item.kind !== 'transaction') throw new FileRefusedError({ field: 'kind', reason: t('isMessage') })
  const { hashes, signers } = await recoverLinkedTransaction(item)
  return {
    chainId: item.chainId,
    safe: item.safe,
    safeName: parseLinkNames(link).names.find(({ address }) => isAddressEqual(address, item.safe))?.name,
    safeTxHash: hashes.value.safeTxHash,
    transaction: item.transaction,
    signatures: signers.map(({ data, signer }, index) => {
      const field = `signatures.${index}`
      if (!signer) throw new FileRefusedError({ field, reason: t('noSigner') })
      return { field, owner: signer, signature: data }
    }),
    ...(item.planned ? { planned: item.planned } : {}),
  }
}

export type ImportedTransaction = {
  safeTxHash: Hex
  nonce: bigint
  taken: Address[]
  /** Nobody had signed it. */
  isUnsigned?: true
  known: Address[]
  /** Valid signatures that do not count, and why. */
  leftOut: { signer: Address; status: 'formerOwner' | 'stranger' | 'duplicate' }[]
}

export type ImportSignedTransactionParameters = { safe: SafeId; signedFile: SignedTransactionFile; now?: number }

/**
 * Stores the signatures that count by the owners on the chain. One forged signature refuses the entire file. Without any
 * it becomes a draft, for whoever signs it here.
 */
export async function importSignedTransaction(
  services: Services,
  { safe, signedFile, now = Date.now() }: ImportSignedTransactionParameters,
): Promise<ImportedTransaction> {
  assertSameSafe(signedFile, safe)
  const imported = await judgeAndStore(services, { safe, signedFile, now })
  // Only of a transaction that owners signed, so that a stranger's file suggests nothing.
  if (signedFile.safeName && signedFile.signatures.length > 0) suggestName(services, safe.address, signedFile.safeName)
  return imported
}

async function judgeAndStore(
  services: Services,
  { safe, signedFile, now }: Required<ImportSignedTransactionParameters>,
): Promise<ImportedTransaction> {
  const { planned } = signedFile
  const judge = () => checkSignedTransaction(services, { safe, signedFile, now })
  if (!planned) return store(services, safe, await judge())
  // The parser verified that the address derives from it; without it there is no Safe to verify against.
  const plan = toStoredPlan(planned, safe)
  const judged = await withProvisionalPlan(services.storage, plan, judge)
  openCreations(services.storage).update((all) => storePlan(all, plan))
  return store(services, safe, judged)
}

type CheckedTransaction = Pick<ImportedTransaction, 'leftOut' | 'nonce'> & {
  record: TransactionRecord
  storedAt: number
}

async function checkSignedTransaction(
  services: Services,
  { safe, signedFile, now }: Required<ImportSignedTransactionParameters>,
): Promise<CheckedTransaction> {
  const state = await services.queryClient.fetchQuery({ ...safeStateQuery(services, safe), staleTime: 0 })
  const safeTxHash = checkHash(signedFile, state)
  const { nonce } = signedFile.transaction
  if (nonce < state.nonce)
    throw new FileRefusedError({
      field: 'nonce',
      reason: t('nonceUsed', { nonce: String(nonce), next: String(state.nonce) }),
    })
  const isUnsigned = signedFile.signatures.length === 0
  const confirmations = isUnsigned ? [] : await verify(services, { signedFile, safe, safeTxHash })
  if (!isUnsigned) checkForged(signedFile, confirmations)
  const valid = confirmations.flatMap(({ data, signer, status }) =>
    status === 'valid' && signer && data
      ? [{ signer, signature: data, source: 'file' as const, signedAt: now, isDelivered: false }]
      : [],
  )
  if (valid.length === 0 && !isUnsigned) throw new FileRefusedError({ field: 'signatures', reason: t('noOwner') })
  const record: TransactionRecord = {
    kind: 'transaction',
    chainId: safe.chainId,
    safe: safe.address,
    hash: safeTxHash,
    version: state.version,
    transaction: toStored(signedFile.transaction),
    confirmations: valid,
  }
  return { leftOut: listLeftOut(confirmations), nonce, record, storedAt: now }
}

async function store(services: Services, safe: SafeId, judged: CheckedTransaction): Promise<ImportedTransaction> {
  const { leftOut, nonce, record } = judged
  if (record.confirmations.length === 0) return storeUnsigned(services, safe, judged)
  const stored = findTransaction(services.confirmations.get(), record.hash)?.confirmations ?? []
  const before = stored.flatMap(({ signer, source }) => (source === 'earlier' ? [] : [signer]))
  services.confirmations.update((all) => addRecord(all, record))
  services.drafts.update((all) => (findDraft(all, record.hash)?.isImported ? removeDraft(all, record.hash) : all))
  await services.queryClient.invalidateQueries({ queryKey: safeKey(safe) })
  const signers = record.confirmations.map(({ signer }) => signer)
  return {
    safeTxHash: record.hash,
    nonce,
    taken: signers.filter((signer) => !before.includes(signer)),
    known: signers.filter((signer) => before.includes(signer)),
    leftOut,
  }
}

/** What is here already, drafted or with signatures, stays as it is. */
async function storeUnsigned(
  { confirmations, drafts, queryClient }: Services,
  safe: SafeId,
  { nonce, record, storedAt }: CheckedTransaction,
): Promise<ImportedTransaction> {
  const { chainId, hash, safe: address, transaction, version } = record
  const body = { chainId, safe: address, safeTxHash: hash, transaction, version }
  const imported = { ...body, createdAt: storedAt, form: 'file', isImported: true }
  drafts.update((all) =>
    findDraft(all, hash) || findTransaction(confirmations.get(), hash) ? all : saveDraft(all, imported),
  )
  await queryClient.invalidateQueries({ queryKey: safeKey(safe) })
  return { isUnsigned: true, known: [], leftOut: [], nonce, safeTxHash: hash, taken: [] }
}

function listLeftOut(confirmations: readonly ConfirmationReport[]): ImportedTransaction['leftOut'] {
  const found = confirmations.flatMap(({ claimedOwner, signer = claimedOwner, status }) =>
    status === 'formerOwner' || status === 'stranger' || status === 'duplicate' ? [{ signer, status }] : [],
  )
  return [...new Map(found.map((one) => [`${one.signer}${one.status}`, one])).values()]
}

function assertSameSafe(signedFile: SignedTransactionFile, { chainId, address }: SafeId): void {
  if (signedFile.chainId !== chainId)
    throw new FileRefusedError({
      field: 'chainId',
      reason: t('otherChain', { theirs: String(signedFile.chainId), ours: String(chainId) }),
    })
  if (signedFile.safe.toLowerCase() !== address.toLowerCase())
    throw new FileRefusedError({ field: 'safe', reason: t('otherSafe', { safe: signedFile.safe }) })
}

/** Limits the hashes tried to locate the changed field, so that the page stays responsive. */
const maxTries = 6_000

/** The SafeTx hash by the Safe's version; refused where the file declares another. */
function checkHash({ safeTxHash: expectedHash, transaction }: SignedTransactionFile, state: SafeState): Hex {
  const domain = { chainId: state.chainId, safe: state.address, version: state.version }
  const { safeTxHash } = hashSafeTransaction({ ...domain, transaction })
  if (expectedHash === undefined || expectedHash.toLowerCase() === safeTxHash.toLowerCase()) return safeTxHash
  const changed = findChangedField({ domain, expectedHash, hints: state.owners, maxTries, transaction })
  throw new FileRefusedError({
    field: changed?.field ?? 'safeTxHash',
    reason: changed ? t('changed', { now: changed.claimed, before: changed.original }) : t('otherHash'),
  })
}

async function verify(
  { kernel }: Pick<Services, 'kernel'>,
  { signedFile, safe, safeTxHash }: { signedFile: SignedTransactionFile; safe: SafeId; safeTxHash: Hex },
): Promise<readonly ConfirmationReport[]> {
  const claimed: ClaimedTransaction = {
    safe: safe.address,
    safeTxHash,
    transaction: signedFile.transaction,
    confirmations: signedFile.signatures.map(({ owner, signature }) => ({ owner, signature })),
  }
  const { transactions } = await kernel.verifyQueue({
    chainId: safe.chainId,
    safe: safe.address,
    claimed: claim([claimed]),
    expectedHash: safeTxHash,
  })
  return transactions[0]?.confirmations ?? []
}

/** An invalid signature was altered or forged, so that the file's other signatures are suspect too. */
function checkForged(signedFile: SignedTransactionFile, confirmations: readonly ConfirmationReport[]): void {
  for (const [index, { status }] of confirmations.entries()) {
    const field = signedFile.signatures[index]?.field ?? 'signatures'
    if (status === 'forged') throw new FileRefusedError({ field, reason: t('forged') })
    if (status === 'unknown') throw new FileRefusedError({ field, reason: t('unknown') })
  }
  if (confirmations.length === 0) throw new FileRefusedError({ field: 'signatures', reason: t('unknown') })
}
