import { type MovedToken, type Movement, prepareKeccak256 } from '@countersign/protocol'
import type { Address } from 'viem'
import { type MovementsPart, walkMovements } from '../../domain/movements/walkMovements.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { exactAmount } from '../../lib/formatAmount.ts'
import { toSafeCsvLine } from '../../lib/toSafeCsvLine.ts'
import { type Asset, assetOf, toBookEntry } from './BookEntry.ts'
import { bookColumns, toBookRow } from './bookColumns.ts'
import { type BookNotes, findBookNote } from './bookNotes.ts'
import type { Filter } from './matchEntry.ts'
import type { Sink } from './openSink.ts'
import { type Reconciled, reconcile } from './reconcile.ts'
import { type AssetTotal, addToTotals, type Totals } from './Totals.ts'

export type BooksFormat = 'csv' | 'json'

export type ExportProgress = { looked: number; all: number | undefined; written: number }

export type ExportBooksParameters = {
  currency: string
  filter: Filter
  findAsset: (address: Address, claimed: MovedToken | undefined) => Promise<Asset>
  format: BooksFormat
  nameOf: (address: Address) => string | undefined
  notes: BookNotes
  onProgress: (progress: ExportProgress) => void
  safe: CurrentSafe
  signal: AbortSignal
  sink: Sink
}

export type ExportedBooks = {
  blob: Blob
  /** Up to which block; undefined where the service did not say. */
  block: bigint | undefined
  written: number
  /** Of the rows in the file. */
  totals: AssetTotal[]
  /** Of everything that ever moved, whatever the file is narrowed down to. */
  reconciled: Reconciled[]
}

/** Writes the books of a Safe as one file, page by page, and holds their sums against the chain. */
export async function exportBooks(services: Services, parameters: ExportBooksParameters): Promise<ExportedBooks> {
  const { currency, format, onProgress, safe, signal, sink } = parameters
  const { address, chainId } = safe
  const writer = createWriter(parameters)
  let block: bigint | undefined
  let all: number | undefined
  await sink.write(toHead(parameters))
  // Checksums of a hundred thousand accounts: the slow way takes seconds.
  await prepareKeccak256()
  for await (const part of walkMovements(services, { currency, isAhead: true, safe: { address, chainId }, signal })) {
    signal.throwIfAborted()
    if (part.block !== null) block = BigInt(part.block)
    all ??= part.count ?? undefined
    const text = await writer.write(part)
    if (text !== '') await sink.write(text)
    onProgress({ all, ...writer.count() })
  }
  const { inFile, whole } = writer
  const reconciled = await holdAgainstChain(services, { block, safe: address, chainId, totals: whole })
  signal.throwIfAborted()
  const totals = [...inFile.values()]
  if (format === 'json') await sink.write(toTail({ block, reconciled, totals }))
  return { blob: await sink.close(), block, reconciled, totals, written: writer.count().written }
}

function toHead({ format, safe: { address, chainId } }: ExportBooksParameters): string {
  if (format === 'csv') return toSafeCsvLine(bookColumns)
  return `{"format":"countersign-books","version":1,"chainId":${chainId},"safe":"${address}","movements":[`
}

function toTail({ block, reconciled, totals }: Pick<ExportedBooks, 'block' | 'reconciled' | 'totals'>): string {
  const sums = JSON.stringify(totals.map(toPlainTotal))
  const held = JSON.stringify(reconciled.map(toPlainReconciled))
  return `\n],"block":${block ?? null},"totals":${sums},"reconciliation":${held}}\n`
}

type HoldParameters = { block: bigint | undefined; chainId: number; safe: Address; totals: Totals }

async function holdAgainstChain(
  services: Services,
  { block, chainId, safe, totals }: HoldParameters,
): Promise<Reconciled[]> {
  // Nobody said up to where they go: then there is nothing to hold them against.
  if (block === undefined)
    return [...totals.values()].map((total) => ({ ...total, difference: undefined, held: undefined }))
  return reconcile(getChainClient(services, chainId), { block, inTurn: services.askInTurn, safe, totals })
}

/** Turns pages into text, and adds up what is on them. */
function createWriter({ filter, findAsset, format, nameOf, notes, safe }: ExportBooksParameters) {
  const { address, chain, chainId } = safe
  const [whole, inFile]: [Totals, Totals] = [new Map(), new Map()]
  const assets = new Map<Address, Asset>()
  const count = { looked: 0, written: 0 }
  let lastWithFee = ''

  function writeOne(movement: Movement, asset: Asset, currency: string | null): string {
    const entry = toBookEntry(movement, { asset, safe: address })
    addToTotals(whole, entry)
    const name = nameOf(entry.counterparty)
    const note = findBookNote(notes, { chainId, transactionHash: movement.transactionHash })
    if (!filter.matches(entry, { name, note })) return ''
    addToTotals(inFile, entry)
    const hasFee = lastWithFee !== movement.transactionHash
    lastWithFee = movement.transactionHash
    const row = toBookRow(entry, { currency, feeDecimals: chain.nativeCurrency.decimals, hasFee, name, note })
    count.written += 1
    if (format === 'csv') return toSafeCsvLine(bookColumns.map((column) => row[column]))
    return `${count.written === 1 ? '' : ','}\n${JSON.stringify(row)}`
  }

  return {
    count: () => ({ ...count }),
    inFile,
    whole,
    async write({ currency, movements, tokens }: MovementsPart): Promise<string> {
      const claimed = new Map(tokens.map((token) => [token.address, token]))
      const unknown = new Set(movements.map(assetOf).filter((asset) => !assets.has(asset)))
      await Promise.all([...unknown].map(async (id) => assets.set(id, await findAsset(id, claimed.get(id)))))
      count.looked += movements.length
      let text = ''
      for (const movement of movements) {
        const asset = assets.get(assetOf(movement))
        if (asset) text += writeOne(movement, asset, currency)
      }
      return text
    },
  }
}

function toPlainTotal({ asset: { address, decimals, symbol }, count, in: received, out, tokenId }: AssetTotal) {
  return {
    asset: symbol,
    token: address,
    tokenId,
    movements: count,
    in: exactAmount(received, decimals),
    out: exactAmount(out, decimals),
  }
}

export function toPlainReconciled(entry: Reconciled) {
  const { decimals } = entry.asset
  const write = (amount: bigint | undefined) =>
    amount === undefined ? null : `${amount < 0n ? '-' : ''}${exactAmount(amount < 0n ? -amount : amount, decimals)}`
  return { ...toPlainTotal(entry), held: write(entry.held), difference: write(entry.difference) }
}
