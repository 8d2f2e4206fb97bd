import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'
import { cx } from './cx.ts'

export type CardProps = {
  title?: ReactNode
  aside?: ReactNode
  children: ReactNode
  /** No padding, for lists and tables that draw their own rows. */
  isFlush?: boolean
}

export function Card({ title, aside, children, isFlush = false }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined} className={styles.card}>
      {title ? (
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </header>
      ) : null}
      <div className={cx(styles.body, isFlush && styles.flush)}>{children}</div>
    </section>
  )
}
