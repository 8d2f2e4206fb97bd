import { type ReactNode, type RefObject, useEffect } from 'react'
import { cx } from './cx.ts'
import styles from './Page.module.css'

export type PageFrameProps = {
  title: string
  /** Beside the title, as `#20`. */
  titleNote?: string | undefined
  lead?: ReactNode
  actions?: ReactNode
  width?: 'read' | 'wide'
  children: ReactNode
  isTitleHidden?: boolean
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** Title and column of a screen, and the document's title; works without a router. */
export function PageFrame({
  title,
  titleNote,
  lead,
  actions,
  width = 'wide',
  children,
  isTitleHidden = false,
  headingRef,
}: PageFrameProps) {
  useEffect(() => {
    document.title = `${titleNote ? `${title} ${titleNote}` : title} · Countersign`
  }, [title, titleNote])
  return (
    <div className={cx(styles.page, width === 'read' ? styles.read : styles.wide)}>
      <header className={cx(styles.head, isTitleHidden && styles.hidden)}>
        <div className={styles.words}>
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
            {titleNote ? <span className={styles.note}> {titleNote}</span> : null}
          </h1>
          {lead ? <div className={styles.lead}>{lead}</div> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  )
}
