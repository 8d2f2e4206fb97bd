import { Link, linkOptions } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Accounts } from './FactList.tsx'
import type { Fault, Finding, Fix } from './listFindings.ts'
import styles from './Security.module.css'

const t = createCatalogue('security')

export type FindingListProps = { findings: readonly Finding[]; isReading: boolean; safe: CurrentSafe }

/** Security findings, worst first, each with its fix; passed ones last. */
export function FindingList({ findings, isReading, safe }: FindingListProps) {
  const faults = findings.filter((finding) => finding.tone !== 'ok')
  const passed = findings.filter((finding) => finding.tone === 'ok')
  return (
    <Card isFlush title={t('findingsTitle')}>
      <ul>
        {faults.map((finding) => (
          <li className={styles.finding} key={finding.code}>
            <FaultRow finding={finding} safe={safe} />
          </li>
        ))}
      </ul>
      {isReading ? <SkeletonRows count={1} label={t('checking')} /> : null}
      <ul aria-label={t('passedTitle')} className={styles.sound}>
        {passed.map(({ code }) => (
          <li key={code}>
            <Icon name="check" size="small" />
            {t(`passed.${code}`)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function FaultRow({ finding: { accounts, code, fix, tone }, safe }: { finding: Fault; safe: CurrentSafe }) {
  return (
    <>
      <div className={styles.findingHead}>
        <h3>{t(`findings.${code}.title`)}</h3>
        <Badge tone={tone === 'unknown' ? 'plain' : tone}>{t(`severity.${tone}`)}</Badge>
      </div>
      <p>{t(`findings.${code}.text`)}</p>
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
      {t(`fix.${fix}`)}
    </Link>
  )
}
