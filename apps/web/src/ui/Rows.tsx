import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Rows.module.css'

export type RowProps = {
  /** Where it stands by itself in a list, and not inside of an entry. @default 'div' */
  as?: 'div' | 'li'
  /** Before the icon. */
  number?: string
  /** A name, or a picture of another kind. */
  icon: IconName | ReactElement
  /** Its words, as an element of the class `rowWords`. As a link, they make the whole row a target. */
  children: ReactNode
  end?: ReactNode
  /** On a narrow screen its end goes below its words. */
  isFolding?: boolean
  /** Something else draws the line above it. */
  isFramed?: boolean
}

/** A row of a list: a picture, words, and what is to be said at the end of the line. */
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

/** Small facts below the words of a row. */
export function RowLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>
}
