import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'

export type Tone = 'ok' | 'caution' | 'stop' | 'info' | 'plain'

export const toneIcon = {
  ok: 'check',
  caution: 'caution',
  stop: 'stop',
  info: 'info',
  plain: 'info',
} as const satisfies Record<Tone, IconName>

/** A word with its icon, so that colour is never the only cue. */
export function Badge({ tone = 'plain', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  const drawn = icon ?? (tone === 'plain' ? undefined : toneIcon[tone])
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {drawn ? <Icon name={drawn} size="small" /> : null}
      {children}
    </span>
  )
}
