import { type ReactNode, useId } from 'react'
import { lazyPart, orNothing } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { type Tone, toneIcon } from './Badge.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'

const t = createCatalogue('common')

/** Without a connection the details are there to be selected. */
const CopyButton = lazyPart(() => import('./CopyButton.tsx').then((part) => part.CopyButton, orNothing))

export type NoticeProps = {
  tone: Exclude<Tone, 'plain'>
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  details?: string | undefined
  isAlert?: boolean
}

export function Notice({ tone, title, children, actions, details, isAlert = false }: NoticeProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={cx(styles.notice, styles[tone])} role={isAlert ? 'alert' : undefined}>
      <Icon name={toneIcon[tone]} />
      <div className={styles.body}>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        {children ? <div className={styles.text}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {details ? (
          <details className={styles.details}>
            <summary>{t('details')}</summary>
            <div className={styles.cause}>
              <pre>{details}</pre>
              <CopyButton text={details} what={t('details')} />
            </div>
          </details>
        ) : null}
      </div>
    </section>
  )
}
