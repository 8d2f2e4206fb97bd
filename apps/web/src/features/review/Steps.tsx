import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { Effect } from '../../domain/transactions/Effect.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useShownItems } from '../../ui/useShownItems.tsx'
import { findSavedName, RowName } from './RowName.tsx'
import styles from './StepList.module.css'
import { AccountList } from './SummaryCard.tsx'

const t = createCatalogue('review')

/** Effects in order, with those inside of them. */
export function Steps({ names, steps }: { names?: readonly string[]; steps: readonly Effect[] }) {
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
              <RowName name={names?.[index]} saved={findSavedName(step, labelOf)} />
              {step.steps.length > 0 ? <Steps steps={step.steps} /> : null}
            </div>
          </li>
        ))}
      </ol>
      {more}
    </>
  )
}
