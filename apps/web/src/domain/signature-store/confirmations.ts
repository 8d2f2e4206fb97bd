import type { Address, Hex } from 'viem'
import type {
  Confirmations,
  MessageRecord,
  SignableRecord,
  StoredConfirmation,
  TransactionRecord,
} from './ConfirmationsSchema.ts'

type SafeId = { chainId: number; address: Address }

export const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const isOf = ({ chainId, safe }: SignableRecord, { chainId: id, address }: SafeId) =>
  chainId === id && isSame(safe, address)

export function findTransaction(records: Confirmations, safeTxHash: Hex): TransactionRecord | undefined {
  const found = records.find(({ hash, kind }) => kind === 'transaction' && isSame(hash, safeTxHash))
  return found?.kind === 'transaction' ? found : undefined
}

export function findMessage(records: Confirmations, messageHash: Hex): MessageRecord | undefined {
  const found = records.find(({ hash, kind }) => kind === 'message' && isSame(hash, messageHash))
  return found?.kind === 'message' ? found : undefined
}

/** Transactions of one Safe. */
export function listTransactions(records: Confirmations, safe: SafeId): TransactionRecord[] {
  return records.flatMap((record) => (record.kind === 'transaction' && isOf(record, safe) ? [record] : []))
}

/** Confirmations that were made in this browser. */
export function listOwn(record: SignableRecord | undefined): StoredConfirmation[] {
  return record?.confirmations.filter(({ source }) => source === 'yours') ?? []
}

/** Transactions of one Safe that were signed in this browser. */
export function listSignedHere(records: Confirmations, safe: SafeId): TransactionRecord[] {
  return listTransactions(records, safe).filter((record) => listOwn(record).length > 0)
}

export type ListOpenParameters = {
  safe: SafeId
  /** The Safe's nonce on the chain; undefined while unknown. */
  nonce: bigint | undefined
  /** Hashes that the service lists. */
  listed: readonly string[]
}

export type OpenTransaction = { safeTxHash: Hex; nonce: bigint }

/** Stored transactions that are executable by nonce and not listed by the service, by nonce. */
function listOpen(records: readonly TransactionRecord[], { nonce, listed }: ListOpenParameters): OpenTransaction[] {
  const others = new Set(listed.map((hash) => hash.toLowerCase()))
  return records
    .map(({ hash, transaction }) => ({ nonce: BigInt(transaction.nonce), safeTxHash: hash }))
    .filter((item) => !others.has(item.safeTxHash.toLowerCase()) && (nonce === undefined || item.nonce >= nonce))
    .toSorted((a, b) => (a.nonce < b.nonce ? -1 : a.nonce > b.nonce ? 1 : 0))
}

/** Signed here and not listed by the service. */
export function listMissing(records: Confirmations, parameters: ListOpenParameters): OpenTransaction[] {
  return listOpen(listSignedHere(records, parameters.safe), parameters)
}

/** Bounds what is verified if the service lists nothing. */
const mostUnlisted = 50

/** Not listed by the service. `earlier` ones only while it is down: else it removed them. */
export function listUnlisted(
  records: Confirmations,
  { isServiceDown = false, ...parameters }: ListOpenParameters & { isServiceDown?: boolean },
): OpenTransaction[] {
  const stored = listTransactions(records, parameters.safe).filter(
    ({ confirmations }) => isServiceDown || confirmations.some(({ source }) => source !== 'earlier'),
  )
  const all = listOpen(stored, parameters)
  // Without the nonce, assume that the newest are still open.
  return parameters.nonce === undefined ? all.slice(-mostUnlisted) : all.slice(0, mostUnlisted)
}

/** Adds a record or its confirmations; a newer confirmation of the same signer and source replaces the older. */
export function addRecord(records: Confirmations, record: SignableRecord): Confirmations {
  const before = records.find((other) => isSame(other.hash, record.hash))
  const others = records.filter((other) => other !== before)
  return [...others, before ? mergeRecords(before, record) : record]
}

/** Adds a confirmation that was made in this browser. */
export function addOwn(records: Confirmations, record: SignableRecord, own: StoredConfirmation): Confirmations {
  const signed = { ...record, confirmations: [own] }
  if (signed.kind === 'transaction') return addRecord(records, signed)
  return addRecord(records, { ...signed, createdAt: findMessage(records, record.hash)?.createdAt ?? own.signedAt })
}

/** Merges both; the newer wins. */
export function mergeRecords<record extends SignableRecord>(older: SignableRecord, newer: record): record {
  const createdAt =
    newer.kind === 'message' && older.kind === 'message' ? (newer.createdAt ?? older.createdAt) : undefined
  return {
    ...newer,
    ...(createdAt === undefined ? {} : { createdAt }),
    confirmations: mergeConfirmations(older.confirmations, newer.confirmations),
  }
}

const order: readonly StoredConfirmation['source'][] = ['yours', 'file', 'earlier']

function mergeConfirmations(
  older: readonly StoredConfirmation[],
  newer: readonly StoredConfirmation[],
): StoredConfirmation[] {
  const isReplaced = ({ signer, source }: StoredConfirmation) =>
    newer.some((other) => other.source === source && isSame(other.signer, signer))
  return [...older.filter((one) => !isReplaced(one)), ...newer].toSorted(
    (a, b) => order.indexOf(a.source) - order.indexOf(b.source),
  )
}

/** Marks this signer's confirmations as accepted by the service. */
export function markDelivered(records: Confirmations, hash: Hex, signer: Address): Confirmations {
  return records.map((record) =>
    isSame(record.hash, hash)
      ? {
          ...record,
          confirmations: record.confirmations.map((one) =>
            isSame(one.signer, signer) ? { ...one, isDelivered: true } : one,
          ),
        }
      : record,
  )
}

const mostDrafts = 50

const isDraft = (record: SignableRecord) =>
  record.kind === 'message' && record.createdAt !== undefined && listOwn(record).length === 0

/** Stores a message that was written here; evicts the oldest drafts beyond fifty. */
export function saveMessage(
  records: Confirmations,
  message: Omit<MessageRecord, 'confirmations' | 'kind'>,
): Confirmations {
  const all = addRecord(records, { ...message, kind: 'message', confirmations: [] })
  return all.filter(isDraft).slice(0, -mostDrafts).reduce(dropDraft, all)
}

/** Deletes an unsigned message that was written here. */
export function discardMessage(records: Confirmations, messageHash: Hex): Confirmations {
  const record = findMessage(records, messageHash)
  return record && isDraft(record) ? dropDraft(records, record) : records
}

/** Confirmations of other owners stay. */
function dropDraft(records: Confirmations, draft: SignableRecord): Confirmations {
  const { confirmations } = draft
  return records.flatMap((record) =>
    record !== draft ? [record] : confirmations.length > 0 ? [{ ...record, createdAt: undefined }] : [],
  )
}
