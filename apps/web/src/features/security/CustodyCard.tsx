import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Card } from '../../ui/Card.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Security.module.css'

const t = createCatalogue('setupFile')
const tTraining = createCatalogue('training')
const tReport = createCatalogue('securityReport')

export type CustodyCardProps = {
  safe: CurrentSafe
  rehearsal: { at: number; isComplete: boolean } | undefined
  /** The key checks. */
  children: ReactNode
}

/** Where keys and setup are looked after. */
export function CustodyCard({ children, rehearsal, safe: { params } }: CustodyCardProps) {
  const rows = [
    {
      link: linkOptions({ params, to: '/$chain/$safe/setup-file' }),
      state: rehearsal ? (
        <RichText>
          {(mark) =>
            t(rehearsal.isComplete ? 'rehearsedAt' : 'rehearsalFailedAt', { time: mark(<Time at={rehearsal.at} />) })
          }
        </RichText>
      ) : (
        t('neverRehearsed')
      ),
      title: t('title'),
    },
    {
      link: linkOptions({ params, to: '/$chain/$safe/security-report' }),
      state: tReport('lead'),
      title: tReport('title'),
    },
    {
      link: linkOptions({ params, to: '/$chain/$safe/training' }),
      state: tTraining('lead'),
      title: tTraining('title'),
    },
  ]
  return (
    <Card isFlush title={t('custody')}>
      <ul>
        {rows.map(({ link, state, title }) => (
          <li className={styles.finding} key={title}>
            <Link className={styles.fix} {...link}>
              {title}
            </Link>
            <p>{state}</p>
          </li>
        ))}
      </ul>
      <div className={styles.finding}>{children}</div>
    </Card>
  )
}
