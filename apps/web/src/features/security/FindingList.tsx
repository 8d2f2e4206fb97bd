import { Link, linkOptions } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { Finding, Fix } from '../../domain/security/listFindings.ts'
import { securityText as words } from '../../lib/messages/security.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Accounts } from './FactList.tsx'
import styles from './Security.module.css'

export type FindingListProps = { findings: readonly Finding[]; isReading: boolean; safe: CurrentSafe }

/** Security findings, worst first, each with its fix; passed ones last. */
export function FindingList({ findings, isReading, safe }: FindingListProps) {
  const faults = findings.filter(({ tone }) => tone !== 'ok')
  const sound = findings.filter(({ tone }) => tone === 'ok')
  return (
    <Card isFlush title={words.posture}>
      <p className={styles.lead}>{words.postureLead}</p>
      <ul>
        {faults.map((finding) => (
          <li className={styles.finding} key={finding.code}>
            <Fault finding={finding} safe={safe} />
          </li>
        ))}
      </ul>
      {isReading ? <SkeletonRows count={1} label={words.stillReading} /> : null}
      <ul aria-label={words.inOrder} className={styles.sound}>
        {sound.map(({ code }) => (
          <li key={code}>
            <Icon name="check" size="small" />
            {words.findings[code][0]}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Fault({ finding: { accounts, code, fix, tone }, safe }: { finding: Finding; safe: CurrentSafe }) {
  const [title, text] = words.findings[code]
  return (
    <>
      <div className={styles.findingHead}>
        <h3>{title}</h3>
        <Badge tone={tone === 'unknown' ? 'plain' : tone}>{words.tone[tone]}</Badge>
      </div>
      <p>{text}</p>
      <Accounts empty={null} hasIcon list={accounts} />
      {fix ? <FixLink fix={fix} safe={safe} /> : null}
    </>
  )
}

function FixLink({ fix, safe: { params } }: { fix: Fix; safe: CurrentSafe }) {
  const target =
    fix === 'owners'
      ? linkOptions({ params, to: '/$chain/$safe/owners' })
      : linkOptions({ params, search: { part: fix }, to: '/$chain/$safe/settings' })
  return (
    <Link className={styles.fix} {...target}>
      {words.mend[fix]}
    </Link>
  )
}
