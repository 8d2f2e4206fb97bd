import { cx } from './cx.ts'
import styles from './Skeleton.module.css'

export type SkeletonProps = {
  width?: 'short' | 'medium' | 'long' | 'full'
  height?: 'text' | 'title' | 'row' | 'block'
}

/** A placeholder in the shape of the content; the region around it announces loading. */
export function Skeleton({ width = 'full', height = 'text' }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(styles.skeleton, styles[width], styles[`${height}High`])} />
}

export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <div aria-busy="true" className={styles.rows} role="status">
      <span className={styles.label}>{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: place holders are all alike
        <div className={styles.row} key={index}>
          <Skeleton height="row" width="short" />
          <Skeleton height="row" width="long" />
          <Skeleton height="row" width="medium" />
        </div>
      ))}
    </div>
  )
}
