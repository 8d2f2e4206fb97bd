import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SimulationSkeleton.module.css'

const t = createCatalogue('simulation')

/** As high as the result of a usual transaction: what is below it stays in its place. */
export function SimulationSkeleton() {
  return (
    <SheetSection title={t('title')}>
      <div aria-busy="true" aria-label={t('running')} className={styles.body} role="status">
        <Skeleton width="long" />
        <Skeleton width="short" />
        <Skeleton height="block" />
      </div>
    </SheetSection>
  )
}
