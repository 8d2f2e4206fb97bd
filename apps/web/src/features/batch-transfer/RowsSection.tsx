import { sanitizeText } from '@countersign/protocol/text'
import { useMutation } from '@tanstack/react-query'
import { memo, type ReactElement, useEffect, useMemo, useRef } from 'react'
import { canResolveName, ensAddressQuery } from '../../domain/address-book/ensAddressQuery.ts'
import { describeOption } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { describeError } from '../../lib/describeError.ts'
import { formatAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'
import { useLocale } from '../../lib/messages/useLocale.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { type Tone, toneIcon } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import styles from './BatchTransfer.module.css'
import type { CheckedRow, RowsSummary } from './checkRows.ts'
import type { Editor } from './InputSection.tsx'
import type { RawRow } from './parseTransferCsv.ts'
import { RowEditor } from './RowEditor.tsx'
import { listNames, maxNames, replaceNames, resolveNames } from './resolveNames.ts'
import { Section } from './Section.tsx'
import type { Payments } from './usePayments.ts'

const t = createCatalogue('batchTransfer')

type RowsSectionProps = {
  payments: Payments
  safe: CurrentSafe
  editor: Editor
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
}

export function RowsSection({ payments, safe, editor, filter, onFilter }: RowsSectionProps) {
  const { rows, run, summary, progress, isChecking, isLocked, context, rewrite } = payments
  const { value, save } = editor
  const { editing } = value
  const isEditable = !isLocked && !isChecking
  const section = useRef<HTMLDivElement>(null)
  const edited = useRef<number>(undefined)
  const stopEditing = () => {
    edited.current = editing?.number
    save({ ...value, editing: undefined })
  }
  // The button of the row takes the focus back once it is there again.
  useEffect(() => {
    const number = edited.current
    if (number === undefined || editing || !isEditable) return
    edited.current = undefined
    const label = t('change', { number })
    const buttons = [...(section.current?.querySelectorAll('button') ?? [])]
    buttons.find((button) => button.ariaLabel === label)?.focus()
  }, [editing, isEditable])
  const remove = ({ number }: CheckedRow) => {
    rewrite(rows.filter((row) => row.number !== number).map(({ raw }) => raw))
    save({ ...value, editing: undefined })
  }
  const raws = useMemo(() => rows.map(({ raw }) => raw), [rows])
  const renderEditor = (number: number) =>
    editing?.number === number && !isLocked ? (
      <RowEditor
        context={context}
        number={number}
        onCancel={stopEditing}
        onChange={({ amount, name, recipient, token }) =>
          save({ ...value, editing: { number, row: { amount, name, recipient, token } } })
        }
        onSave={(row) => {
          rewrite(rows.map((other) => (other.number === number ? row : other.raw)))
          stopEditing()
        }}
        safe={safe}
        value={editing.row}
      />
    ) : undefined
  return (
    <Section title={t('rows')}>
      {progress ? (
        <progress aria-label={t('checking')} className={styles.progress} max={progress.total} value={progress.done} />
      ) : null}
      {isLocked ? null : <NamesBar isChecking={isChecking} onReplace={rewrite} rows={raws} safe={safe} />}
      {run.text === '' ? (
        <Empty icon="queue" title={t('emptyTitle')}>
          {t('emptyText')}
        </Empty>
      ) : (
        <div className={styles.rows} ref={section}>
          <RowList
            filter={filter}
            editing={editing?.number}
            onChange={
              isEditable
                ? ({ raw, number }) => {
                    const { fault: _, ...row } = raw
                    save({ ...value, editing: { number, row } })
                  }
                : undefined
            }
            onFilter={onFilter}
            onRemove={isEditable ? remove : undefined}
            renderEditor={renderEditor}
            rows={rows}
            summary={summary}
          />
        </div>
      )}
      {isLocked || run.text === '' ? null : <RowsBar chain={safe.chain} payments={payments} />}
    </Section>
  )
}

function RowsBar({ chain, payments }: { chain: CurrentSafe['chain']; payments: Payments }) {
  const { run, rows, context, rewrite, setDefaultAsset } = payments
  return (
    <>
      <SelectField
        label={t('defaultAsset')}
        onChange={setDefaultAsset}
        options={context.assets.map((held) => ({
          value: held.token,
          label: describeOption(chain, held, context.assets),
        }))}
        value={run.defaultAsset}
      />
      <ButtonRow>
        <ConfirmButton
          label={t('removeAll')}
          no={t('removeAllNo')}
          onYes={() => rewrite([])}
          text={t('removeAllText')}
          title={t('removeAllTitle')}
          yes={t('removeAllYes', { count: rows.length })}
        />
      </ButtonRow>
    </>
  )
}

type NamesBarProps = {
  rows: readonly RawRow[]
  isChecking: boolean
  safe: CurrentSafe
  onReplace: (rows: RawRow[]) => void
}

/** Replaces ENS names with addresses on request, where name resolution is enabled. */
export function NamesBar({ rows, isChecking, safe, onReplace }: NamesBarProps) {
  const services = useServices()
  const isOn = canResolveName(services, safe.chain)
  const names = useMemo(() => (isOn ? listNames(rows) : []), [isOn, rows])
  const lookUp = useMutation({
    mutationFn: async () => {
      const batch = names.slice(0, maxNames)
      const found = await resolveNames(batch, (name) =>
        services.limitRequests(() => services.queryClient.fetchQuery(ensAddressQuery(services, safe.chainId, name))),
      )
      return { found, unknown: batch.filter((name) => !found.has(name)) }
    },
    onSuccess: ({ found }) => onReplace(replaceNames(rows, found)),
  })
  const unknown = lookUp.data?.unknown ?? []
  if (names.length === 0) return null
  return (
    <Notice title={t('names.title', { count: names.length })} tone="info">
      <Stack isLive>
        <p>{t('names.text')}</p>
        {unknown.length > 0 ? (
          <p>
            {t('names.unknown', {
              names: unknown.length > 5 ? `${unknown.slice(0, 5).join(', ')} …` : formatList(unknown),
            })}
          </p>
        ) : null}
        {lookUp.isError ? <p>{describeError(lookUp.error).sentence}</p> : null}
        <div>
          <Button isBusy={lookUp.isPending || isChecking} onClick={() => lookUp.mutate()}>
            {t('names.lookUp', { count: Math.min(names.length, maxNames) })}
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}

type RowListProps = Pick<PaymentRowProps, 'onChange' | 'onRemove'> & {
  rows: readonly CheckedRow[]
  summary: RowsSummary
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
  editing: number | undefined
  /** The editor of the row, if it is edited. */
  renderEditor: (number: number) => ReactElement | undefined
}

const filters = {
  all: () => true,
  stop: ({ issues }: CheckedRow) => issues.some(({ tone }) => tone === 'stop'),
  caution: ({ issues }: CheckedRow) => issues.some(({ tone }) => tone === 'caution'),
  changed: ({ change }: CheckedRow) => change !== undefined && change.kind !== 'same',
}

export type RowFilter = keyof typeof filters

function RowList({ rows, summary, filter, onFilter, editing, renderEditor, onChange, onRemove }: RowListProps) {
  const { comparison } = summary
  const counts: Partial<Record<RowFilter, number>> = {
    all: rows.length,
    stop: summary.stops,
    caution: summary.cautions,
    ...(comparison ? { changed: comparison.added + comparison.changed } : {}),
  }
  const chosen = counts[filter] === undefined ? 'all' : filter
  // The edited row stays, whatever is filtered.
  const shown = useMemo(
    () => rows.filter((row) => row.number === editing || filters[chosen](row)),
    [rows, chosen, editing],
  )
  const offered = (Object.keys(filters) as RowFilter[]).filter((name) => counts[name] !== undefined)
  return (
    <>
      <SelectField
        label={t('show')}
        onChange={onFilter}
        options={offered.map((name) => ({
          value: name,
          label: t(`filters.${name}`, { count: counts[name] ?? 0 }),
        }))}
        value={chosen}
      />
      <div className={styles.list}>
        {shown.length === 0 ? (
          <p className={styles.hint}>{t('filterEmpty')}</p>
        ) : (
          <LongList getKey={({ number }) => `${number}`} items={shown} name="payments">
            {(row) => renderEditor(row.number) ?? <PaymentRow onChange={onChange} onRemove={onRemove} row={row} />}
          </LongList>
        )}
      </div>
    </>
  )
}

type PaymentRowProps = {
  row: CheckedRow
  /** Undefined: read-only. */
  onChange: ((row: CheckedRow) => void) | undefined
  onRemove: ((row: CheckedRow) => void) | undefined
}

const PaymentRow = memo(function PaymentRow({ row, onChange, onRemove }: PaymentRowProps) {
  useLocale()
  const { number, recipient, asset, amount, raw, name, knownAs, issues, change } = row
  const isStopped = issues.some(({ tone }) => tone === 'stop')
  return (
    <Row
      end={
        <>
          {asset && amount !== undefined ? (
            <Amount decimals={asset.decimals} symbol={asset.symbol} value={amount} />
          ) : (
            <bdi className={styles.raw}>{sanitizeText(`${raw.amount} ${raw.token}`, { maxLength: 40 })}</bdi>
          )}
          {onChange && onRemove ? (
            <span className={styles.tools}>
              <Tool icon="yours" label={t('change', { number })} onPress={() => onChange(row)} />
              <Tool icon="close" label={t('remove', { number })} onPress={() => onRemove(row)} />
            </span>
          ) : null}
        </>
      }
      icon={isStopped ? 'stop' : issues.length > 0 ? 'caution' : 'check'}
      isFolding
      number={number.toString()}
    >
      <span className={rowWords}>
        {recipient ? (
          <Address canCopy={false} name={knownAs} value={recipient} />
        ) : (
          <bdi className={styles.raw}>{sanitizeText(raw.recipient, { maxLength: 60 }) || t('row', { number })}</bdi>
        )}
        {name ? (
          <RowLine>
            <bdi>{name}</bdi>
          </RowLine>
        ) : null}
        {issues.length > 0 || (change && change.kind !== 'same') ? (
          <span className={styles.issues}>
            {change?.kind === 'new' ? <Remark tone="info">{t('changes.new')}</Remark> : null}
            {change?.kind === 'changed' && asset ? (
              <Remark tone="info">
                {t('changes.changed', { before: `${formatAmount(change.before, asset.decimals)} ${asset.symbol}` })}
              </Remark>
            ) : null}
            {issues.map(({ tone, text }) => (
              <Remark key={text} tone={tone}>
                {text}
              </Remark>
            ))}
          </span>
        ) : null}
      </span>
    </Row>
  )
})

/** Wraps, unlike a badge. */
function Remark({ tone, children }: { tone: Extract<Tone, 'stop' | 'caution' | 'info'>; children: string }) {
  return (
    <span className={styles[tone]}>
      <Icon name={toneIcon[tone]} size="small" />
      {children}
    </span>
  )
}

function Tool({ icon, label, onPress }: { icon: 'close' | 'yours'; label: string; onPress: () => void }) {
  return (
    <Button aria-label={label} className={styles.tool} look="quiet" onClick={onPress} title={label}>
      <Icon name={icon} size="small" />
    </Button>
  )
}
