import { SimulationSkeleton } from '../features/simulation/SimulationSkeleton.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Sheet, SheetSection } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './ReviewSkeleton.module.css'

const t = createCatalogue('review')

/** What a pending payment has, in the places that it will have: nothing moves once it is known. */
export function ReviewSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <Sheet>
        <SummarySkeleton />
        <SimulationSkeleton />
        <SheetSection title={t('confirmations')}>
          {['first', 'second', 'third'].map((row) => (
            <div className={styles.owner} key={row}>
              <Skeleton width="long" />
            </div>
          ))}
        </SheetSection>
        <div className={styles.checks}>
          <Skeleton width="medium" />
        </div>
      </Sheet>
    </div>
  )
}

/** Until the calls are explained: what is below it stays where it is. */
export function SummarySkeleton() {
  return (
    <SheetSection title={t('summary')}>
      <div className={styles.sentence}>
        <Skeleton height="row" width="long" />
      </div>
      <div className={styles.account}>
        <Skeleton width="long" />
      </div>
    </SheetSection>
  )
}
