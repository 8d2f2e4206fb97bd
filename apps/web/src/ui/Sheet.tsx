import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Sheet.module.css'

export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

export type SheetSectionProps = {
  title: string
  aside?: ReactNode
  children: ReactNode
  look?: 'plain' | 'stop'
}

export function SheetSection({ title, aside, children, look = 'plain' }: SheetSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(styles.section, look === 'stop' && styles.stop)}>
      <div className={styles.margin}>
        <h2 id={id}>{title}</h2>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

export type SheetFoldProps = {
  title: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A section that opens on request. Its content is rendered only then: that of a long batch costs seconds. */
export function SheetFold({ title, isOpen, onToggle, children }: SheetFoldProps) {
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => onToggle(currentTarget.open)} open={isOpen}>
      <summary>
        <span className={styles.foldTitle}>{title}</span>
        <Icon name="chevron" size="small" />
      </summary>
      {isOpen ? children : null}
    </details>
  )
}
