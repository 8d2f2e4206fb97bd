import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import { createTransferVerifier } from '../../domain/transfers/createTransferVerifier.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import { walkTransfers } from '../../domain/transfers/transfersQuery.ts'
import { describeError } from '../../lib/describeError.ts'
import { formatExact } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Export.module.css'
import { assetOf, type ExportEntry, keyOf, toExportEntry, toVerification } from './ExportEntry.ts'
import { createFilter } from './matchEntry.ts'
import { type AssetTotal, addToTotals, type Totals, toTotalKey } from './Totals.ts'
import { AssetName, ExportTable } from './TotalsTable.tsx'
import { findTransferNote, openTransferNotes, type TransferNote } from './transferNotes.ts'
import { useFindAsset } from './useAssets.ts'

const t = createCatalogue('export')

type PrintExportProps = {
  safe: CurrentSafe
  search: FilterSearch
  kind: HistoryPart | undefined
  print?: () => void
}

/** Larger tables take browsers minutes to lay out. */
const maxPrinted = 5_000

type PrintedEntry = {
  entry: ExportEntry
  isVerified: boolean
  name: string | undefined
  note: TransferNote | undefined
}

type Printed = { entries: readonly PrintedEntry[]; isCut: boolean }

export function PrintExport({ safe, search, kind, print = () => window.print() }: PrintExportProps) {
  const services = useServices()
  const nameOf = useNameOf()
  const findAsset = useFindAsset(safe)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [printed, setPrinted] = useState<Printed>()
  // After it was drawn, so that it is on the paper.
  // biome-ignore lint/correctness/useExhaustiveDependencies: prints once per table
  useEffect(() => {
    if (printed) print()
  }, [printed])
  const prepare = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { address, chainId } = safe
      const filter = createFilter(search, kind)
      const notes = openTransferNotes(services.storage).get()
      const entries: PrintedEntry[] = []
      const verifier = createTransferVerifier(services, { address, chainId })
      for await (const { movements, tokens } of walkTransfers(services, { safe: { address, chainId } })) {
        const proofs = await verifier.verify(movements)
        for (const [index, movement] of movements.entries()) {
          const id = assetOf(movement)
          const claimed = tokens.find(({ address: token }) => token === id)
          const asset = await findAsset(id, claimed)
          const entry = toExportEntry(movement, { asset, safe: address })
          const name = nameOf(entry.counterparty)?.name
          const note = findTransferNote(notes, { chainId, transactionHash: movement.transactionHash })
          const isVerified = toVerification(proofs[index], asset).state === 'verified'
          if (filter.matches(entry, { name, note })) entries.push({ entry, isVerified, name, note })
        }
        if (entries.length > maxPrinted) break
      }
      setPrinted({ entries: entries.slice(0, maxPrinted), isCut: entries.length > maxPrinted })
    } catch (error) {
      setFailure(describeError(error).sentence)
    }
    setBusy(false)
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void prepare()}>
        {t('print')}
      </Button>
      {failure ? <span role="alert">{failure}</span> : null}
      {printed
        ? // A portal outside the page root, so that print styles can hide the page alone.
          createPortal(<PrintedExport {...printed} name={nameOf(safe.address)?.name} safe={safe} />, document.body)
        : null}
    </>
  )
}

type PrintedExportProps = Printed & { name: string | undefined; safe: CurrentSafe }

function PrintedExport({ entries, isCut, name, safe: { address, chain } }: PrintedExportProps) {
  const totals: Totals = new Map()
  for (const { entry } of entries) addToTotals(totals, entry)
  return (
    <div className={styles.printed} data-testid="printed">
      <h1>{t('printTitle', { safe: [name, address, chain.name].filter(Boolean).join(', ') })}</h1>
      {isCut ? <p>{t('printCut', { count: maxPrinted })}</p> : null}
      <ExportTable columns={['time', 'in', 'out', 'asset', 'counterparty', 'category', 'note', 'verified']}>
        {entries.map((row) => (
          <PrintedRow key={keyOf(row.entry)} {...row} />
        ))}
      </ExportTable>
      {/* Partial totals could be mistaken for complete ones. */}
      {isCut ? null : <PrintedTotals totals={[...totals.values()]} />}
    </div>
  )
}

function PrintedTotals({ totals }: { totals: readonly AssetTotal[] }) {
  return (
    <ExportTable caption={t('totalsTable')} columns={['asset', 'in', 'out']}>
      {totals.map((total) => (
        <tr key={toTotalKey(total)}>
          <td>
            <AssetName {...total} />
          </td>
          <td className={styles.amount}>{formatExact(total.in, total.asset.decimals)}</td>
          <td className={styles.amount}>{formatExact(total.out, total.asset.decimals)}</td>
        </tr>
      ))}
    </ExportTable>
  )
}

function PrintedRow({ entry, isVerified, name, note }: PrintedEntry) {
  const { amount, asset, counterparty, direction, movement } = entry
  const exact = formatExact(amount, asset.decimals)
  return (
    <tr>
      <td>{new Date(movement.timestamp).toISOString().slice(0, 16).replace('T', ' ')}</td>
      <td className={styles.amount}>{direction === 'out' ? '' : exact}</td>
      <td className={styles.amount}>{direction === 'in' ? '' : exact}</td>
      <td>
        <AssetName asset={asset} tokenId={movement.tokenId} />
      </td>
      <td>
        {name === undefined ? null : <bdi>{name}</bdi>} <code>{counterparty}</code>
      </td>
      <td>{note?.category}</td>
      <td>{note?.note || movement.note}</td>
      <td>{isVerified ? t('verifiedYes') : t('verifiedNo')}</td>
    </tr>
  )
}
