import type { TransactionDescription } from '@countersign/protocol/decode'
import { useMemo } from 'react'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { type Effect, toEffect } from '../../domain/transactions/Effect.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { signText as words } from '../../lib/messages/sign.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { listAccounts } from './listAccounts.ts'
import styles from './StepList.module.css'

/** Each call of a batch in order, with full addresses and nested calls. */
export function StepList({ description }: { description: TransactionDescription }) {
  const { steps } = useMemo(() => toEffect(description), [description])
  if (steps.length === 0) return null
  return (
    <SheetSection
      aside={
        <>
          {words.stepCount(steps.length)} <Evidence kind="recomputed" />
        </>
      }
      title={words.steps}
    >
      <Steps steps={steps} />
    </SheetSection>
  )
}

function Steps({ steps }: { steps: readonly Effect[] }) {
  const labelOf = useLabelOf()
  return (
    <ol aria-label={words.steps} className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: step order is fixed
        <li className={styles.step} key={index}>
          <div className={styles.body}>
            <EffectSentence effect={step} form="whole" />
            <ul className={styles.accounts}>
              {listAccounts(step.parts).map((account) => (
                <li key={account}>
                  <Address form="full" hasIcon name={labelOf(account)} value={account} />
                </li>
              ))}
            </ul>
            {step.steps.length > 0 ? <Steps steps={step.steps} /> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
