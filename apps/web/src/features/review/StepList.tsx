import type { Action, SentencePart, TransactionDescription } from '@countersign/protocol/decode'
import { useMemo } from 'react'
import { type Address as Account, zeroAddress } from 'viem'
import { toEffect } from '../../domain/transactions/Effect.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { listFlows } from './listChanges.ts'
import styles from './StepList.module.css'
import { Steps } from './Steps.tsx'

const t = createCatalogue('review')

type StepListProps = {
  description: TransactionDescription
  /** Of a payments file: one per call. */
  names?: readonly string[]
}

const noNames: readonly string[] = []

/** Each call of a batch in order, with full addresses and nested calls. */
export function StepList({ description, names = noNames }: StepListProps) {
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
        {actions.length > plainUpTo ? (
          <SearchableSteps actions={actions} names={names} />
        ) : (
          <PlainSteps actions={actions} names={names} />
        )}
        {names.length > 0 ? <SaveRowNames actions={actions} names={names} /> : null}
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

/** Only with a long batch: loads the virtual list. */
const SearchableSteps = lazyPart(
  async () => (await import('./SearchableSteps.tsx')).SearchableSteps,
  <Skeleton height="block" />,
)

const SaveRowNames = lazyPart(async () => (await import('./SaveRowNames.tsx')).SaveRowNames)

function PlainSteps({ actions, names }: { actions: readonly Action[]; names: readonly string[] }) {
  return <Steps names={names} steps={useMemo(() => actions.map(toEffect), [actions])} />
}
