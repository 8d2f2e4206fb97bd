import type { Action, SentencePart, TransactionDescription } from '@countersign/protocol/decode'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { type Address as Account, zeroAddress } from 'viem'
import { type CustomItemComponentProps, Virtualizer } from 'virtua'
import { type LabelOf, useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { type Effect, toEffect } from '../../domain/transactions/Effect.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { formatEffect } from '../../domain/transactions/formatEffect.ts'
import { matchesSearch } from '../../lib/matchesSearch.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useShownItems } from '../../ui/useShownItems.tsx'
import { listFlows } from './listChanges.ts'
import styles from './StepList.module.css'
import { AccountList } from './SummaryCard.tsx'

const t = createCatalogue('sign')

/** Each call of a batch in order, with full addresses and nested calls. */
export function StepList({ description }: { description: TransactionDescription }) {
  const { actions } = description
  if (actions.length === 0) return null
  return (
    <SheetSection
      aside={
        <>
          {t('stepCount', { count: actions.length })} <Evidence kind="recomputed" />
        </>
      }
      title={t('steps')}
    >
      <div className={styles.list}>
        {actions.length > plainUpTo ? <SearchableSteps actions={actions} /> : <PlainSteps actions={actions} />}
      </div>
    </SheetSection>
  )
}

/** What leaves the Safe in all, by asset: of a batch the first thing to know. */
export function TotalList({ description, safe }: { description: TransactionDescription; safe: Account }) {
  const totals = useMemo(() => listTotals(description, safe), [description, safe])
  if (description.actions.length < 2 || totals.length === 0) return null
  return (
    <SheetSection aside={<Evidence kind="recomputed" />} title={t('totals')}>
      <ul className={styles.totals}>
        {totals.map(({ amount, count }) => (
          <li className={styles.total} key={amount.token ?? zeroAddress}>
            <EffectSentence effect={{ icon: 'arrowOut', parts: [amount], steps: [] }} form="whole" />
            <span className={styles.number}>{t('payments', { count })}</span>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}

type AmountPart = Extract<SentencePart, { type: 'amount' }>

type Total = { amount: AmountPart; count: number }

/** The flows of the calls; symbols and decimals are those of their sentences. */
function listTotals(description: Action, safe: Account): Total[] {
  const named = new Map<string, Total>()
  const walk = ({ actions, sentence }: Action) => {
    for (const part of Object.values(sentence.values)) {
      if (part.type !== 'amount') continue
      const key = toKey(part.token)
      named.set(key, { amount: part, count: (named.get(key)?.count ?? 0) + 1 })
    }
    for (const inner of actions) walk(inner)
  }
  for (const action of description.actions) walk(action)
  return listFlows(description, safe).flatMap(({ out, token }) => {
    const found = named.get(toKey(token))
    return found && out > 0n ? { amount: { ...found.amount, value: out }, count: found.count } : []
  })
}

function toKey(token: Account = zeroAddress): string {
  return token.toLowerCase()
}

/** Short lists are not virtualized; find-in-page and print then include all rows. */
const plainUpTo = 30

type StepsProps = { actions: readonly Action[] }

function PlainSteps({ actions }: StepsProps) {
  return <Steps steps={useMemo(() => actions.map(toEffect), [actions])} />
}

function SearchableSteps({ actions }: StepsProps) {
  const labelOf = useLabelOf()
  const scroller = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const rows = useMemo(() => actions.map(toRow), [actions])
  const found = useMemo(
    () => (search ? rows.filter(({ step }) => matchesSearch(search, listTexts(step, labelOf))) : rows),
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

type Row = { number: number; readonly step: Effect }

/** Its sentence is made once the row is in view, or searched. */
function toRow(action: Action, index: number): Row {
  let step: Effect | undefined
  return {
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
function StepRow({ row: { number, step } }: { row: Row }) {
  const labelOf = useLabelOf()
  const payment = findPayment(step)
  return (
    <div className={styles.row}>
      <span className={styles.number}>{number}</span>
      {payment ? (
        <>
          <Address
            form="full"
            hasIcon
            name={labelOf(payment.recipient.address) ?? payment.recipient.name}
            value={payment.recipient.address}
          />
          <span className={styles.amount}>
            <EffectSentence effect={{ ...step, parts: [payment.amount] }} form="whole" />
          </span>
        </>
      ) : (
        <div>
          <EffectSentence effect={step} form="whole" />
          <AccountList className={styles.stepAccounts} labelOf={labelOf} parts={step.parts} />
          {step.steps.length > 0 ? <Steps steps={step.steps} /> : null}
        </div>
      )}
    </div>
  )
}

/** The parts of a plain payment: one amount to one account. Whatever has more of either is shown as its sentence. */
function findPayment({ icon, parts }: Effect) {
  const others = parts.filter(({ type }) => type !== 'text')
  const amount = others.find((part) => part.type === 'amount')
  const recipient = others.find((part) => part.type === 'address')
  return icon === 'arrowOut' && others.length === 2 && amount && recipient ? { amount, recipient } : undefined
}

function listTexts(step: Effect, labelOf: LabelOf): string[] {
  const accounts = step.parts.flatMap((part) => (part.type === 'address' ? [part.address] : []))
  return [formatEffect(step, labelOf), ...accounts, ...step.steps.flatMap((inner) => listTexts(inner, labelOf))]
}

function Steps({ steps }: { steps: readonly Effect[] }) {
  const labelOf = useLabelOf()
  const { more, shown } = useShownItems(steps)
  return (
    <>
      <ol aria-label={t('steps')} className={styles.steps}>
        {shown.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: step order is fixed
          <li className={styles.step} key={index}>
            <div className={styles.body}>
              <EffectSentence effect={step} form="whole" />
              <AccountList className={styles.stepAccounts} labelOf={labelOf} parts={step.parts} />
              {step.steps.length > 0 ? <Steps steps={step.steps} /> : null}
            </div>
          </li>
        ))}
      </ol>
      {more}
    </>
  )
}
