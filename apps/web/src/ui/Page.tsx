import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import styles from './Page.module.css'

export type PageProps = {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  width?: 'read' | 'wide'
  children: ReactNode
  isTitleHidden?: boolean
}

/** One screen: names the document and takes the focus when the reader arrives by a link inside the app. */
export function Page({ title, lead, actions, width = 'wide', children, isTitleHidden = false }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, isFirst } = useLocationKey()
  useEffect(() => {
    document.title = `${title} · Countersign`
  }, [title])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what moves the focus
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [key, isFirst])
  return (
    <div className={cx(styles.page, width === 'read' ? styles.read : styles.wide)}>
      <header className={cx(styles.head, isTitleHidden && styles.hidden)}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <div className={styles.lead}>{lead}</div> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  )
}

const firstKeys = new WeakMap<object, string>()

/** A value that changes with every navigation, and whether this is still the page that was loaded. */
function useLocationKey(): { key: string; isFirst: boolean } {
  const key = useRouterState({ select: (state) => state.location.pathname })
  const router = useRouter()
  const firstKey = firstKeys.get(router) ?? key
  firstKeys.set(router, firstKey)
  return { key, isFirst: key === firstKey }
}
