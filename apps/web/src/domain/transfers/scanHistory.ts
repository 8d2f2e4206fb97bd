import { ChainUnreachableError, type SafeRange, SafeRangeSchema } from '@countersign/protocol/chain'
import { type Address, type Hash, hexToBigInt, numberToHex } from 'viem'
import { z } from 'zod'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import type { RecordStore } from './createRecordStore.ts'

export type HistoryRecord = SafeRange & {
  /** The oldest and the newest block read. */
  from: bigint
  to: bigint
  /** Of the newest block: detects reorganizations and replaced chains. */
  hash: string
}

const EndsSchema = z.object({ from: z.bigint(), hash: z.string(), to: z.bigint() })

function parseRecord(stored: unknown): HistoryRecord | undefined {
  const ends = EndsSchema.safeParse(stored)
  const range = SafeRangeSchema.safeParse(stored)
  return ends.success && range.success ? { ...range.data, ...ends.data } : undefined
}

/** One copy of each address and hash: what a worker or a database returns has its own for each of 100,000 transfers. */
function createStringPool(): (range: SafeRange) => SafeRange {
  const shareAddress = createPool<Address>()
  const shareHash = createPool<Hash>()
  const shareToken = createPool<Address | undefined>()
  const share = <row extends SafeRange['multiTransfers'][number] | SafeRange['transfers'][number]>(row: row): row => ({
    ...row,
    from: shareAddress(row.from),
    to: shareAddress(row.to),
    token: shareToken(row.token),
    transactionHash: shareHash(row.transactionHash),
  })
  return (range) => ({
    ...range,
    multiTransfers: range.multiTransfers.map(share),
    transfers: range.transfers.map(share),
  })
}

function createPool<value>(): (value: value) => value {
  const pool = new Map<value, value>()
  return (value) => {
    const known = pool.get(value)
    if (known !== undefined) return known
    pool.set(value, value)
    return value
  }
}

function joinRanges(newer: SafeRange, older: SafeRange): SafeRange {
  return {
    executions: [...older.executions, ...newer.executions],
    isCreation: newer.isCreation || older.isCreation,
    multiTransfers: [...older.multiTransfers, ...newer.multiTransfers],
    transfers: [...older.transfers, ...newer.transfers],
  }
}

export type ScanHistoryParameters = {
  safe: CurrentSafe
  records: RecordStore
  signal: AbortSignal
  onProgress: (progress: { record: HistoryRecord; percent: number }) => void
}

/** Saves progress, so that the next visit continues there. */
const stepsBetweenWrites = 20

/** Reads all of a Safe's events, newest first, continuing from earlier visits. */
export async function scanHistory(
  services: Pick<Services, 'chains' | 'kernel'>,
  { onProgress, records, safe, signal }: ScanHistoryParameters,
): Promise<void> {
  const { kernel } = services
  const key = `${safe.chainId}:${safe.address.toLowerCase()}`
  const client = getChainClient(services, safe.chainId)
  const start = BigInt(safe.chain.startBlock)
  const readHash = async (number: bigint) => {
    const block = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] })
    if (!block?.hash) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getBlockByNumber' })
    return block.hash
  }
  const shareStrings = createStringPool()
  const read = async (range: { from: bigint; to: bigint }) =>
    shareStrings(await kernel.readSafeRange({ chainId: safe.chainId, safe: safe.address, ...range }))
  const head = hexToBigInt(await client.request({ method: 'eth_blockNumber' }))
  const hash = await readHash(head)
  const stored = await findStoredMessage()
  let known: HistoryRecord = stored ?? { ...emptyRange, from: head + 1n, hash, to: head }

  // Blocks since the last visit, joined once they reach the stored range.
  const base = known
  const fresh = stored
    ? await scanRange({ from: stored.to + 1n, onStep: () => {}, read, signal, to: head })
    : emptyRange
  if (signal.aborted) return
  known = { ...joinRanges(fresh, base), from: base.from, hash, to: head }
  reportProgress()

  if (known.isCreation) return save()
  const beforeOlder = known
  let steps = 0
  await scanRange({
    from: start,
    onStep: ({ from, range }) => {
      known = { ...joinRanges(beforeOlder, range), from, hash, to: head }
      reportProgress()
      steps += 1
      if (steps % stepsBetweenWrites === 0) void save()
    },
    read,
    signal,
    to: beforeOlder.from - 1n,
  })
  await save()

  function reportProgress(): void {
    const total = head - start + 1n
    const done = head - known.from + 1n
    const percent = known.isCreation || known.from <= start ? 100 : Number((done * 100n) / total)
    onProgress({ percent, record: known })
  }

  async function save(): Promise<void> {
    await records.put(key, known)
  }

  /** Discards a record of another chain with the same id, or of reorganized blocks. */
  async function findStoredMessage(): Promise<HistoryRecord | undefined> {
    const record = parseRecord(await records.get(key))
    if (!record || record.to > head) return undefined
    if ((await readHash(record.to).catch(() => undefined)) !== record.hash) return undefined
    return { ...record, ...shareStrings(record) }
  }
}

export type ScanRangeParameters = {
  /** Rejects ranges too wide for the node. */
  read: (range: { from: bigint; to: bigint }) => Promise<SafeRange>
  from: bigint
  to: bigint
  signal: AbortSignal
  /** After each step: all blocks from `from` to the newest were read. */
  onStep: (step: { from: bigint; range: SafeRange }) => void
}

const firstWidth = 10_000n

const emptyRange: SafeRange = { executions: [], isCreation: false, multiTransfers: [], transfers: [] }

/** Newest first: halves a rejected range, doubles an accepted one. Throws what `read` throws for a single block. */
export async function scanRange({ from, onStep, read, signal, to }: ScanRangeParameters): Promise<SafeRange> {
  let all = emptyRange
  let next = to
  let width = firstWidth
  let refused: bigint | undefined
  while (next >= from && !signal.aborted && !all.isCreation) {
    const first = next - width + 1n > from ? next - width + 1n : from
    const range = await read({ from: first, to: next }).catch((error: unknown) => {
      if (first === next) throw error
      return undefined
    })
    if (signal.aborted) break
    if (!range) {
      refused = next - first + 1n
      width = refused / 2n
      continue
    }
    all = joinRanges(all, range)
    next = first - 1n
    onStep({ from: first, range: all })
    const wider = width * 2n
    if (refused === undefined || wider < refused) width = wider
  }
  return all
}
