import type { Address } from 'viem'
import type { Confirmations, SignableRecord, StoredConfirmation } from './ConfirmationsSchema.ts'
import { addRecord, isSame, listOwn } from './confirmations.ts'

/** Limits of records with `earlier` confirmations, and of their JSON's characters: browsers store five million. */
const bounds = {
  transaction: { most: 200, characters: 1_000_000 },
  message: { most: 100, characters: 250_000 },
}

const isEarlier = ({ source }: StoredConfirmation) => source === 'earlier'

export type RecordEarlierParameters = {
  /** With verified confirmations that the service showed. */
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

/**
 * Evicts from the Safe with the most records, so that none displaces another's: first those not signed here with the
 * fewest confirmations (any owner can create those without limit), then the oldest.
 */
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
  const { most, characters } = bounds[kind]
  const isTooMuch = () => sized.length > most || sized.reduce((sum, { size }) => sum + size, 0) > characters
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
