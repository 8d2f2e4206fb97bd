import type { Action } from '@countersign/protocol/decode'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { type CustomItemComponentProps, Virtualizer } from 'virtua'
import { type LabelOf, useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { type Effect, toEffect } from '../../domain/transactions/Effect.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { formatEffect } from '../../domain/transactions/formatEffect.ts'
import { matchesSearch } from '../../lib/matchesSearch.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { findPayment, findSavedName, RowName } from './RowName.tsx'
import styles from './StepList.module.css'
import { Steps } from './Steps.tsx'
import { AccountList } from './SummaryCard.tsx'

const t = createCatalogue('review')

/** The calls of a long batch as virtual rows. */
export function SearchableSteps({ actions, names }: { actions: readonly Action[]; names: readonly string[] }) {
  const labelOf = useLabelOf()
  const scroller = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const rows = useMemo(() => actions.map((action, index) => toRow(action, index, names[index])), [actions, names])
  const found = useMemo(
    () =>
      search ? rows.filter(({ name = '', step }) => matchesSearch(search, [name, ...listTexts(step, labelOf)])) : rows,
    [labelOf, rows, search],
  )
  return (
    <>
      <TextField label={t('searchSteps')} onChange={setSearch} type="search" value={search} />
      {found.length === 0 ? <p role="status">{t('noStep')}</p> : null}
      <div className={styles.scroll} ref={scroller}>
        <Rows rows={found} scroller={scroller} />
      </div>
    </>
  )
}

type Row = { name: string | undefined; number: number; readonly step: Effect }

/** Its sentence is made once the row is in view, or searched. */
function toRow(action: Action, index: number, name: string | undefined): Row {
  let step: Effect | undefined
  return {
    name,
    number: index + 1,
    get step() {
      step ??= toEffect(action)
      return step
    },
  }
}

const rowHeight = 64

function Rows({ rows, scroller }: { rows: readonly Row[]; scroller: RefObject<HTMLElement | null> }) {
  return (
    // Without `ssrCount`, whose rows are asked for until the first scroll, also if the search finds fewer.
    <Virtualizer as="ol" data={rows} item={RowItem} itemSize={rowHeight} scrollRef={scroller}>
      {(row) => <StepRow key={row.number} row={row} />}
    </Virtualizer>
  )
}

function RowItem({ children, ref, style }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style}>
      {children}
    </li>
  )
}

/** A payment as recipient and amount; any other call as its sentence. */
function StepRow({ row: { name, number, step } }: { row: Row }) {
  const labelOf = useLabelOf()
  const file = <RowName name={name} saved={findSavedName(step, labelOf)} />
  const payment = findPayment(step)
  return (
    <div className={styles.row}>
      <span className={styles.number}>{number}</span>
      {payment ? (
        <>
          <div>
            <Address
              form="full"
              hasIcon
              name={labelOf(payment.recipient.address) ?? payment.recipient.name}
              value={payment.recipient.address}
            />
            {file}
          </div>
          <span className={styles.amount}>
            <EffectSentence effect={{ ...step, parts: [payment.amount] }} form="whole" />
          </span>
        </>
      ) : (
        <div>
          <EffectSentence effect={step} form="whole" />
          <AccountList className={styles.stepAccounts} labelOf={labelOf} parts={step.parts} />
          {file}
          {step.steps.length > 0 ? <Steps steps={step.steps} /> : null}
        </div>
      )}
    </div>
  )
}

function listTexts(step: Effect, labelOf: LabelOf): string[] {
  const accounts = step.parts.flatMap((part) => (part.type === 'address' ? [part.address] : []))
  return [formatEffect(step, labelOf), ...accounts, ...step.steps.flatMap((inner) => listTexts(inner, labelOf))]
}
