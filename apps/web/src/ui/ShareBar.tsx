import { formatShare } from '../lib/formatShare.ts'
import styles from './ShareBar.module.css'

/** A part of a total, as a bar and in per cent. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span className={styles.share}>
      <svg aria-hidden="true" className={styles.bar} focusable="false" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect height={1} width={Math.max(share * 100, 0.5)} />
      </svg>
      {formatShare(share)}
    </span>
  )
}
