import type { ReactNode } from 'react'
import styles from './Empty.module.css'
import { Icon, type IconName } from './Icon.tsx'

export type EmptyProps = { icon: IconName; title: string; children?: ReactNode; action?: ReactNode }

export function Empty({ icon, title, children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <p className={styles.text}>{children}</p> : null}
      {action}
    </div>
  )
}
