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

export function listTransactions(records: Confirmations, safe: SafeId): TransactionRecord[] {
  return records.flatMap((record) => (record.kind === 'transaction' && isOf(record, safe) ? [record] : []))
}

export function listOwn(record: SignableRecord | undefined): StoredConfirmation[] {
  return record?.confirmations.filter(({ source }) => source === 'yours') ?? []
}

export function listSignedHere(records: Confirmations, safe: SafeId): TransactionRecord[] {
  return listTransactions(records, safe).filter((record) => listOwn(record).length > 0)
}

export type ListOpenParameters = { safe: SafeId; nonce: bigint | undefined; listed: readonly string[] }

export type OpenTransaction = { safeTxHash: Hex; nonce: bigint }

/** Stored transactions that are executable by nonce and not listed by the service, by nonce. */
function listOpen(records: readonly TransactionRecord[], { nonce, listed }: ListOpenParameters): OpenTransaction[] {
  const others = new Set(listed.map((hash) => hash.toLowerCase()))
  return records
    .map(({ hash, transaction }) => ({ nonce: BigInt(transaction.nonce), safeTxHash: hash }))
    .filter((item) => !others.has(item.safeTxHash.toLowerCase()) && (nonce === undefined || item.nonce >= nonce))
    .toSorted((a, b) => (a.nonce < b.nonce ? -1 : a.nonce > b.nonce ? 1 : 0))
}

export function listMissing(records: Confirmations, parameters: ListOpenParameters): OpenTransaction[] {
  return listOpen(listSignedHere(records, parameters.safe), parameters)
}

/** Bounds what is verified if the service lists nothing. */
const maxUnlisted = 50

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
  return parameters.nonce === undefined ? all.slice(-maxUnlisted) : all.slice(0, maxUnlisted)
}

/** Adds a record or its confirmations; a newer confirmation of the same signer and source replaces the older. */
export function addRecord(records: Confirmations, record: SignableRecord): Confirmations {
  const before = records.find((other) => isSame(other.hash, record.hash))
  const others = records.filter((other) => other !== before)
  return [...others, before ? mergeRecords(before, record) : record]
}

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

const maxDrafts = 50

const isDraft = (record: SignableRecord) =>
  record.kind === 'message' && record.createdAt !== undefined && listOwn(record).length === 0

export function saveMessage(
  records: Confirmations,
  message: Omit<MessageRecord, 'confirmations' | 'kind'>,
): Confirmations {
  const all = addRecord(records, { ...message, kind: 'message', confirmations: [] })
  return all.filter(isDraft).slice(0, -maxDrafts).reduce(dropDraft, all)
}

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

/** Limits of records with `earlier` confirmations, and of their JSON's characters: browsers store five million. */
const bounds = { transaction: { max: 200, characters: 1_000_000 }, message: { max: 100, characters: 250_000 } }

const isEarlier = ({ source }: StoredConfirmation) => source === 'earlier'

export type RecordEarlierParameters = {
  found: readonly SignableRecord[]
  /** On the chain: transactions with lower nonces are executed or replaced. */
  nonces?: readonly { chainId: number; safe: Address; nonce: bigint }[]
}

/** Stores other owners' confirmations that the service showed; returns the same value if nothing is new. */
export function recordEarlier(records: Confirmations, { found, nonces = [] }: RecordEarlierParameters): Confirmations {
  const isOver = (record: SignableRecord) =>
    record.kind === 'transaction' &&
    nonces.some(
      ({ chainId, safe, nonce }) =>
        record.chainId === chainId && isSame(record.safe, safe) && BigInt(record.transaction.nonce) < nonce,
    )
  const over = records.filter((record) => record.confirmations.some(isEarlier) && isOver(record))
  const fresh = found.flatMap((record) => {
    const confirmations = record.confirmations.filter((one) => !isStored(records, record, one))
    return confirmations.length > 0 ? [{ ...record, confirmations }] : []
  })
  if (over.length === 0 && fresh.length === 0) return records
  const all = fresh.reduce(addRecord, dropEarlier(records, over))
  return evict(evict(all, 'transaction'), 'message')
}

function isStored(records: Confirmations, { hash }: SignableRecord, one: StoredConfirmation): boolean {
  return records.some(
    (record) =>
      isSame(record.hash, hash) &&
      record.confirmations.some(
        ({ signature, signer }) => isSame(signer, one.signer) && isSame(signature, one.signature),
      ),
  )
}

/** Signed or imported confirmations, and messages written here, stay. */
function dropEarlier(records: Confirmations, from: readonly SignableRecord[]): Confirmations {
  return records.flatMap((record) => {
    if (!from.includes(record)) return [record]
    const confirmations = record.confirmations.filter((one) => !isEarlier(one))
    const isWritten = record.kind === 'message' && record.createdAt !== undefined
    return confirmations.length > 0 || isWritten ? [{ ...record, confirmations }] : []
  })
}

/** Of the Safe with the most records: those not signed here with the fewest confirmations, then the oldest. */
function evict(records: Confirmations, kind: SignableRecord['kind']): Confirmations {
  const sized = records.flatMap((record, age) => {
    const earlier = record.confirmations.filter(isEarlier)
    if (record.kind !== kind || earlier.length === 0) return []
    return {
      record,
      age,
      rank: (listOwn(record).length > 0 ? 1_000 : 0) + earlier.length,
      size: JSON.stringify({ ...record, confirmations: earlier }).length,
      group: `${record.chainId}:${record.safe.toLowerCase()}`,
    }
  })
  const { max, characters } = bounds[kind]
  const isTooMuch = () => sized.length > max || sized.reduce((sum, { size }) => sum + size, 0) > characters
  const evicted: SignableRecord[] = []
  while (isTooMuch()) {
    const groups = new Map<string, number>()
    for (const { group, size } of sized) groups.set(group, (groups.get(group) ?? 0) + size)
    const [largest] = [...groups].toSorted(([, a], [, b]) => b - a)
    const [victim] = sized
      .filter(({ group }) => group === largest?.[0])
      .toSorted((a, b) => a.rank - b.rank || a.age - b.age)
    if (!victim) break
    sized.splice(sized.indexOf(victim), 1)
    evicted.push(victim.record)
  }
  return evicted.length === 0 ? records : dropEarlier(records, evicted)
}
