import type { SafeState } from '@countersign/protocol/chain'
import { useState } from 'react'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { formatAmount } from '../../lib/formatAmount.ts'
import { dayName } from '../../lib/formatTime.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Row, rowWords } from '../../ui/Rows.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './BatchTransfer.module.css'
import type { AssetTotal } from './checkRows.ts'
import { AddRowSection, ImportSection, useEditor } from './InputSection.tsx'
import { readFileText } from './parseTransferCsv.ts'
import { ResultSummary } from './ResultSummary.tsx'
import { type RowFilter, RowsSection } from './RowsSection.tsx'
import { Section } from './Section.tsx'
import { TransactionsSection } from './TransactionsSection.tsx'
import { type Payments, usePayments } from './usePayments.ts'

const t = createCatalogue('batchTransfer')
const tCommon = createCatalogue('common')
const tAssets = createCatalogue('assets')

type BatchTransferFormProps = {
  safe: CurrentSafe
  state: SafeState
  nextNonce: NextNonce
  holdings: readonly Holding[]
  storage: LargeStorage
}

export function BatchTransferForm({ safe, state, nextNonce, holdings, storage }: BatchTransferFormProps) {
  const payments = usePayments(safe, holdings, storage)
  const editor = useEditor(safe)
  const [filter, setFilter] = useState<RowFilter>('all')
  const isEditing = editor.value.editing !== undefined
  return (
    <Stack>
      {payments.isFinished ? (
        <Notice title={t('finishedTitle')} tone="ok">
          {t('finishedText')}
        </Notice>
      ) : null}
      {payments.isLocked ? (
        <LockedNotice onLeave={payments.startOver} />
      ) : (
        <ImportSection editor={editor} payments={payments} />
      )}
      {payments.rows.length === 0 ? null : <ResultSummary onFilter={setFilter} payments={payments} />}
      <RowsSection editor={editor} filter={filter} onFilter={setFilter} payments={payments} safe={safe} />
      {payments.isLocked || isEditing ? null : <AddRowSection editor={editor} payments={payments} safe={safe} />}
      {payments.rows.length === 0 ? null : (
        <>
          <Section title={t('totals')}>
            <TotalsTable totals={payments.summary.totals} />
            <CompareBar payments={payments} />
          </Section>
          <TransactionsSection nextNonce={nextNonce} payments={payments} safe={safe} state={state} />
        </>
      )}
    </Stack>
  )
}

function LockedNotice({ onLeave }: { onLeave: () => void }) {
  return (
    <Notice
      actions={
        <ConfirmButton
          label={t('startOver')}
          no={tCommon('cancel')}
          onYes={onLeave}
          text={t('startOverText')}
          title={t('startOverTitle')}
          yes={t('startOverYes')}
        />
      }
      title={t('lockedTitle')}
      tone="info"
    >
      {t('lockedText')}
    </Notice>
  )
}

function CompareBar({ payments }: { payments: Payments }) {
  const { comparison: value, earlier, read, setComparison: onChange } = payments
  const { comparison } = payments.summary
  const [refusal, setRefusal] = useState<string>()
  const take = async (file: File) => {
    setRefusal(undefined)
    const answer = await read(await readFileText(file))
    if (answer.kind === 'refused') setRefusal(answer.reason)
    else onChange({ from: 'file', text: answer.text })
  }
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('compare')}
          onChange={(next) => {
            const run = earlier.find(({ signedAt }) => signedAt === next)
            onChange(run ? { from: 'run', signedAt: run.signedAt } : undefined)
          }}
          options={[
            { value: '', label: t('compareNone') },
            ...earlier.map(({ signedAt, count }) => ({
              value: signedAt,
              label: t('compareBatch', {
                date: dayName(signedAt, Date.now()),
                rows: t('count', { count }),
              }),
            })),
            ...(value?.from === 'file' ? [{ value: 'file' as const, label: t('compareFile') }] : []),
          ]}
          value={value === undefined ? '' : value.from === 'file' ? 'file' : value.signedAt}
        />
        <div className={styles.bottom}>
          <FileButton accept=".csv,.tsv,.txt,text/csv" label={t('comparePick')} onFiles={([file]) => void take(file)} />
        </div>
      </div>
      {refusal ? (
        <Notice isAlert title={t('compareFailed')} tone="stop">
          {refusal}
        </Notice>
      ) : null}
      {comparison ? <p role="status">{t('compared', { ...comparison, gone: comparison.gone.length })}</p> : null}
      {comparison && comparison.gone.length > 0 ? (
        <Disclosure title={t('removed', { count: comparison.gone.length })}>
          <LongList
            getKey={({ recipient, asset }) => `${recipient}:${asset.token}`}
            items={comparison.gone}
            name="gone"
          >
            {({ recipient, asset, amount, name }) => (
              <Row end={`${formatAmount(amount, asset.decimals)} ${asset.symbol}`} icon="reject">
                <span className={rowWords}>
                  <Address canCopy={false} name={name} value={recipient} />
                </span>
              </Row>
            )}
          </LongList>
        </Disclosure>
      ) : null}
    </>
  )
}

function TotalsTable({ totals }: { totals: readonly AssetTotal[] }) {
  return (
    <table className={styles.totals}>
      <thead>
        <tr>
          <th scope="col">{t('columns.asset')}</th>
          <th scope="col">{t('columns.total')}</th>
          <th scope="col">{t('columns.held')}</th>
          <th scope="col">{t('columns.left')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ asset, amount, count }) => {
          const { symbol, decimals, amount: held, isListed, token } = asset
          return (
            <tr key={token}>
              <th scope="row">
                <bdi>{symbol}</bdi>
                {isListed ? null : (
                  <span className={styles.hint}>
                    <RichText>
                      {(mark) => tAssets('unlistedAt', { contract: mark(<Address value={token} />) })}
                    </RichText>
                  </span>
                )}
                <span className={styles.hint}>{t('count', { count })}</span>
              </th>
              <td>
                <Amount decimals={decimals} symbol={symbol} value={amount} />
              </td>
              <td>
                <Amount decimals={decimals} symbol={symbol} value={held} />
              </td>
              <td>
                {amount > held ? (
                  <Badge tone="stop">
                    {t('short', { missing: `${formatAmount(amount - held, decimals)} ${symbol}` })}
                  </Badge>
                ) : (
                  <Amount decimals={decimals} symbol={symbol} value={held - amount} />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
