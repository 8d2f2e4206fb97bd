import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import styles from './CheckList.module.css'
import type { Check, Verdict } from './createCheckRegistry.ts'

const t = createCatalogue('checks')

const tones: Record<Verdict, Tone> = {
  ok: 'ok',
  warn: 'caution',
  block: 'stop',
  unknown: 'caution',
  unverified: 'plain',
}

export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={styles.list}>
      {checks.map((check, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same check can be made for several things on one page
        <li className={styles.check} key={`${check.id}${index}`}>
          <div className={styles.words}>
            <span>{check.title}</span>
            {check.detail ? <span className={styles.detail}>{check.detail}</span> : null}
          </div>
          <Badge tone={tones[check.verdict]}>{t(`verdict.${check.verdict}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}
