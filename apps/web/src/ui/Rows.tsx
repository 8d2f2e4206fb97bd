import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Rows.module.css'

export type RowProps = {
  /** `li` directly inside of a list. @default 'div' */
  as?: 'div' | 'li'
  number?: string
  icon: IconName | ReactElement
  /** An element with the class `rowWords`. A link makes the entire row a target. */
  children: ReactNode
  end?: ReactNode
  /** On a narrow screen its end wraps below. */
  isFolding?: boolean
  isFramed?: boolean
}

export function Row(props: RowProps) {
  const { as: Tag = 'div', number, icon, children, end, isFolding = false, isFramed = false } = props
  return (
    <Tag className={cx(styles.row, isFolding && styles.folding, isFramed && styles.framed)}>
      {number === undefined ? null : <span className={styles.number}>{number}</span>}
      <span className={styles.icon}>{typeof icon === 'string' ? <Icon name={icon} /> : icon}</span>
      {children}
      <span className={styles.end}>{end}</span>
    </Tag>
  )
}

export const rowWords = styles.words

export function RowLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>
}
