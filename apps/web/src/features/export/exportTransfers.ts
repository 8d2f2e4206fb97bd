import { prepareKeccak256 } from '@countersign/protocol/hash'
import { toCsvLine } from '@countersign/protocol/text'
import type { MovementProof } from '@countersign/protocol/verify'
import type { MovedToken, Movement } from '@countersign/protocol/wire'
import { type Address, zeroAddress } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import {
  createTransferVerifier,
  findOmittedTransfers,
  type OmittedTransfers,
} from '../../domain/transfers/createTransferVerifier.ts'
import type { HistoryRecord } from '../../domain/transfers/scanHistory.ts'
import { type MovementsPart, walkTransfers } from '../../domain/transfers/transfersQuery.ts'
import { exactAmount } from '../../lib/formatAmount.ts'
import { type Asset, assetOf, toExportEntry, toVerification } from './ExportEntry.ts'
import { csvHeadings, exportColumns, toExportRow } from './exportColumns.ts'
import type { Filter } from './matchEntry.ts'
import type { Sink } from './openSink.ts'
import { sheetTail, toSheetHead, toSheetRow } from './sheetRows.ts'
import { type AssetTotal, addToTotals, type Reconciled, reconcile, type Totals, toTotalKey } from './Totals.ts'
import { findTransferNote, type TransferNotes } from './transferNotes.ts'

const byteOrderMark = '\ufeff'
/** A node that does not answer once must not leave a thousand rows of a file unverified. */
const retryDelays = [500, 2_000]

export type ExportFormat = 'csv' | 'json' | 'xlsx'

export type ExportProgress = {
  looked: number
  all: number | undefined
  written: number
  /** Percentage of blocks searched for omissions, after the rows. */
  percent?: number
}

export type ExportTransfersParameters = {
  currency: string
  filter: Filter
  findAsset: (address: Address, claimed: MovedToken | undefined) => Promise<Asset>
  format: ExportFormat
  /** Begins a CSV file with a byte order mark, without which Excel misreads letters outside of ASCII. @default false */
  hasMark?: boolean
  nameOf: (address: Address) => string | undefined
  notes: TransferNotes
  onProgress: (progress: ExportProgress) => void
  safe: CurrentSafe
  /** All transfer logs of the Safe; undefined if the node has none or on abort. */
  scan: (options: ScanOptions) => Promise<HistoryRecord | undefined>
  signal: AbortSignal
  sink: Sink
  /** On-chain version of the Safe: older ones do not log received coins. */
  version: string | undefined
}

export type ScanOptions = { signal: AbortSignal; onPercent: (percent: number) => void }

type ExportProof = {
  verified: number
  /** Neither confirmed nor refuted. */
  unverified: number
  false: number
  /** On chain but not listed; undefined: not searched. */
  omitted: OmittedTransfers | undefined
}

export type ExportedTransfers = {
  blob: Blob
  block: bigint | undefined
  written: number
  totals: AssetTotal[]
  /** Over all transfers, regardless of filters. */
  reconciled: Reconciled[]
  proof: ExportProof
}

/** Writes the transfers page by page to one file, and reconciles the totals with the chain. */
export async function exportTransfers(
  services: Services,
  parameters: ExportTransfersParameters,
): Promise<ExportedTransfers> {
  const { currency, format, onProgress, safe, signal, sink } = parameters
  const { address, chainId } = safe
  const writer = createWriter(parameters)
  const verifier = createTransferVerifier(services, { address, chainId, retryDelays })
  let block: bigint | undefined
  let all: number | undefined
  let looked = 0
  let percent = 0
  let isListed = false
  const report = () => onProgress({ all, looked, written: writer.count(), ...(isListed ? { percent } : {}) })
  const scanned = parameters.scan({
    onPercent: (now) => {
      percent = now
      if (isListed) report()
    },
    signal,
  })
  scanned.catch(() => undefined)
  await sink.write(toHead(parameters))
  // The WebAssembly hash: 100,000 checksums in JavaScript take seconds.
  await prepareKeccak256()
  for await (const part of walkTransfers(services, { currency, isAhead: true, safe: { address, chainId }, signal })) {
    signal.throwIfAborted()
    if (part.block !== null) block = BigInt(part.block)
    all ??= part.count ?? undefined
    const proofs = await verifier.verify(part.movements, {
      onVerified: (count) => {
        looked += count
        report()
      },
      signal,
    })
    const text = await writer.write(part, proofs)
    if (text !== '') await sink.write(text)
    report()
  }
  isListed = true
  report()
  const { inFile, overall } = writer
  await addKnownAssets(overall, parameters)
  const reconciled = await verifyAgainstChain(services, { block, safe: address, chainId, totals: overall })
  const record = await scanned
  signal.throwIfAborted()
  const known = new Set([...overall.values()].map(({ asset }) => asset.address))
  const omitted = findOmittedTransfers(record, {
    block,
    hasEvent: verifier.hasEvent,
    isKnownToken: (token) => known.has(token),
    version: parameters.version,
  })
  const proof = { ...writer.proof, omitted }
  const totals = [...inFile.values()]
  if (format === 'json') await sink.write(toTail({ block, proof, reconciled, totals }))
  if (format === 'xlsx') await sink.write(sheetTail)
  return { blob: await sink.close(), block, proof, reconciled, totals, written: writer.count() }
}

/** Reconciles the native coin and listed tokens even if the service lists no transfer of them. */
async function addKnownAssets(
  totals: Totals,
  { findAsset, safe: { chain } }: ExportTransfersParameters,
): Promise<void> {
  const known = [zeroAddress, ...chain.tokens.map(({ address }) => address)].filter((address) => !totals.has(address))
  const assets = await Promise.all(known.map((address) => findAsset(address, undefined)))
  for (const asset of assets) {
    const total = { asset, count: 0, in: 0n, out: 0n, tokenId: null }
    totals.set(toTotalKey(total), total)
  }
}

function toHead({ format, hasMark = false, safe: { address, chainId } }: ExportTransfersParameters): string {
  if (format === 'xlsx') return toSheetHead(exportColumns.map((column) => csvHeadings[column]))
  if (format === 'csv')
    return `${hasMark ? byteOrderMark : ''}${toCsvLine(exportColumns.map((column) => csvHeadings[column]))}`
  return `{"format":"countersign-transfers","version":3,"chainId":${chainId},"safe":"${address}","transfers":[`
}

type TailParameters = Pick<ExportedTransfers, 'block' | 'proof' | 'reconciled' | 'totals'>

function toTail({ block, proof, reconciled, totals }: TailParameters): string {
  const { omitted, ...rows } = proof
  const verification = JSON.stringify({ ...rows, omitted: omitted ?? null })
  const sums = JSON.stringify(totals.map(toPlainTotal))
  const held = JSON.stringify(reconciled.map(toPlainReconciled))
  return `\n],"block":${block ?? null},"verification":${verification},"totals":${sums},"reconciliation":${held}}\n`
}

async function verifyAgainstChain(
  services: Services,
  { block, chainId, safe, totals }: { block: bigint | undefined; chainId: number; safe: Address; totals: Totals },
): Promise<Reconciled[]> {
  // Without an end block there is no balance to compare with.
  if (block === undefined)
    return [...totals.values()]
      .filter(({ count }) => count > 0)
      .map((total) => ({ ...total, difference: undefined, held: undefined }))
  const reconciled = await reconcile(getChainClient(services, chainId), {
    block,
    inTurn: services.limitRequests,
    safe,
    totals,
  })
  // Skips listed tokens that never moved and are not held.
  return reconciled.filter(({ count, held }) => count > 0 || held !== 0n)
}

type Given = { currency: string | null; proof: MovementProof | undefined }

function createWriter({ filter, findAsset, format, nameOf, notes, safe }: ExportTransfersParameters) {
  const { address, chain, chainId } = safe
  const [overall, inFile]: [Totals, Totals] = [new Map(), new Map()]
  const assets = new Map<Address, Asset>()
  const proof = { false: 0, unverified: 0, verified: 0 }
  let written = 0
  let lastWithFee = ''

  function writeOne(movement: Movement, asset: Asset, { currency, ...given }: Given): string {
    const verification = toVerification(given.proof, asset)
    proof[verification.state] += 1
    const entry = toExportEntry(movement, { asset, safe: address })
    addToTotals(overall, entry)
    const name = nameOf(entry.counterparty)
    const note = findTransferNote(notes, { chainId, transactionHash: movement.transactionHash })
    if (!filter.matches(entry, { name, note })) return ''
    addToTotals(inFile, entry)
    const hasFee = lastWithFee !== movement.transactionHash
    lastWithFee = movement.transactionHash
    const feeDecimals = chain.nativeCurrency.decimals
    const row = toExportRow(entry, {
      chain: chain.name,
      currency,
      feeDecimals,
      hasFee,
      name,
      note,
      safe: address,
      verification,
    })
    written += 1
    if (format === 'csv') return toCsvLine(exportColumns.map((column) => row[column]))
    if (format === 'xlsx') return toSheetRow(row)
    const time = new Date(movement.timestamp).toISOString()
    return `${written === 1 ? '' : ','}\n${JSON.stringify({ ...row, time })}`
  }

  return {
    count: () => written,
    inFile,
    proof,
    overall,
    async write(
      { currency, movements, tokens }: MovementsPart,
      proofs: readonly (MovementProof | undefined)[],
    ): Promise<string> {
      const claimed = new Map(tokens.map((token) => [token.address, token]))
      const unknown = new Set(movements.map(assetOf).filter((asset) => !assets.has(asset)))
      await Promise.all([...unknown].map(async (id) => assets.set(id, await findAsset(id, claimed.get(id)))))
      let text = ''
      for (const [index, movement] of movements.entries()) {
        const asset = assets.get(assetOf(movement))
        if (asset) text += writeOne(movement, asset, { currency, proof: proofs[index] })
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
    transfers: count,
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
