import { useMemo } from 'react'
import type { Address } from 'viem'
import { setName } from '../../domain/address-book/names.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './BatchTransfer.module.css'
import type { CheckedRow } from './checkRows.ts'
import type { RowFilter } from './RowsSection.tsx'
import type { Payments } from './usePayments.ts'

const t = createCatalogue('batchTransfer')

type ResultSummaryProps = { payments: Payments; onFilter: (filter: RowFilter) => void }

/** What the rows add up to and which of them need attention, before the rows themselves. */
export function ResultSummary({ payments: { rows, summary }, onFilter }: ResultSummaryProps) {
  const services = useServices()
  const { stops, cautions, totals } = summary
  const names = useMemo(() => listNewNames(rows), [rows])
  const saveNames = () =>
    services.names.update((all) => [...names].reduce((next, [address, name]) => setName(next, address, name), all))
  const tone = stops > 0 ? 'stop' : cautions > 0 ? 'caution' : 'ok'
  return (
    <Notice
      actions={
        stops + cautions + names.size > 0 ? (
          <>
            {stops > 0 ? <Button onClick={() => onFilter('stop')}>{t('filters.stop', { count: stops })}</Button> : null}
            {cautions > 0 ? (
              <Button onClick={() => onFilter('caution')}>{t('filters.caution', { count: cautions })}</Button>
            ) : null}
            {names.size > 0 ? <Button onClick={saveNames}>{t('saveNames', { count: names.size })}</Button> : null}
          </>
        ) : undefined
      }
      title={t('count', { count: rows.length })}
      tone={tone}
    >
      {totals.length === 0 ? null : (
        <p className={styles.sums}>
          {totals.map(({ amount, asset: { decimals, symbol, token } }) => (
            <Amount decimals={decimals} key={token} symbol={symbol} value={amount} />
          ))}
        </p>
      )}
    </Notice>
  )
}

/** Names of the file that the address book lacks. Saved, they are contacts on every screen. */
function listNewNames(rows: readonly Pick<CheckedRow, 'issues' | 'knownAs' | 'name' | 'recipient'>[]) {
  const names = new Map<Address, string>()
  for (const { issues, knownAs, name, recipient } of rows) {
    const isDoubtful = issues.some(({ isLookalike, tone }) => isLookalike || tone === 'stop')
    if (recipient && name !== '' && knownAs === undefined && !isDoubtful && !names.has(recipient))
      names.set(recipient, name)
  }
  return names
}
