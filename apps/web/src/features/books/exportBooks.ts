import type { MovedToken } from '@countersign/protocol'
import type { Address } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { exactAmount } from '../../lib/formatAmount.ts'
import { toSafeCsvLine } from '../../lib/toSafeCsvLine.ts'
import { type Asset, assetOf, toBookEntry } from './BookEntry.ts'
import { bookColumns, toBookRow } from './bookColumns.ts'
import { type BookNotes, findBookNote } from './bookNotes.ts'
import type { Filter } from './matchEntry.ts'
import { type Reconciled, reconcile } from './reconcile.ts'
import type { Sink } from './openSink.ts'
import { addToTotals, type AssetTotal, type Totals } from './Totals.ts'
import { walkMovements } from './walkMovements.ts'

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
  const { currency, filter, format, nameOf, notes, onProgress, safe, signal, sink } = parameters
  const { address, chain, chainId } = safe
  const [whole, inFile]: [Totals, Totals] = [new Map(), new Map()]
  const assets = new Map<Address, Asset>()
  const progress: ExportProgress = { all: undefined, looked: 0, written: 0 }
  let block: bigint | undefined
  let lastWithFee = ''
  if (format === 'csv') await sink.write(toSafeCsvLine(bookColumns))
  else await sink.write(`{"format":"countersign-books","version":1,"chainId":${chainId},"safe":"${address}","movements":[`)
  for await (const part of walkMovements(services, { currency, safe: { address, chainId }, signal })) {
    signal.throwIfAborted()
    if (part.block !== null) block = BigInt(part.block)
    progress.all ??= part.count ?? undefined
    const claimed = new Map(part.tokens.map((token) => [token.address, token]))
    const unknown = new Set(part.movements.map(assetOf).filter((asset) => !assets.has(asset)))
    await Promise.all(
      [...unknown].map(async (asset) => assets.set(asset, await parameters.findAsset(asset, claimed.get(asset)))),
    )
    let text = ''
    for (const movement of part.movements) {
      const asset = assets.get(assetOf(movement))
      if (!asset) continue
      const entry = toBookEntry(movement, { asset, safe: address })
      addToTotals(whole, entry)
      const name = nameOf(entry.counterparty)
      const note = findBookNote(notes, { chainId, transactionHash: movement.transactionHash })
      if (!filter.matches(entry, { name, note })) continue
      addToTotals(inFile, entry)
      const hasFee = lastWithFee !== movement.transactionHash
      lastWithFee = movement.transactionHash
      const feeDecimals = chain.nativeCurrency.decimals
      const row = toBookRow(entry, { currency: part.currency, feeDecimals, hasFee, name, note })
      text +=
        format === 'csv'
          ? toSafeCsvLine(bookColumns.map((column) => row[column]))
          : `${progress.written === 0 ? '' : ','}\n${JSON.stringify(row)}`
      progress.written += 1
    }
    if (text !== '') await sink.write(text)
    progress.looked += part.movements.length
    onProgress({ ...progress })
  }
  const reconciled =
    block === undefined
      ? [...whole.values()].map((total) => ({ ...total, difference: undefined, held: undefined }))
      : await reconcile(getChainClient(services, chainId), { block, inTurn: services.askInTurn, safe: address, totals: whole })
  signal.throwIfAborted()
  const totals = [...inFile.values()]
  if (format === 'json')
    await sink.write(
      `\n],"block":${block ?? null},"totals":${JSON.stringify(totals.map(toPlainTotal))},"reconciliation":${JSON.stringify(reconciled.map(toPlainReconciled))}}\n`,
    )
  return { blob: await sink.close(), block, reconciled, totals, written: progress.written }
}

function toPlainTotal({ asset: { address, decimals, symbol }, count, in: received, out }: AssetTotal) {
  return {
    asset: symbol,
    token: address,
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
