import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ownerTreeQuery } from '../../domain/safe/ownerTreeQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeReportQuery } from '../../domain/safe/useSafeChecks.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { listFindings } from './listFindings.ts'
import styles from './Security.module.css'
import { toKnown } from './useSecurityReport.ts'

const t = createCatalogue('security')
const tHome = createCatalogue('home')
const tChecks = createCatalogue('checks')

const maxShown = 3
const icons = { caution: 'caution', info: 'info', stop: 'stop', unknown: 'claimed' } as const

/** On the home page: the worst findings, and how much else is in order. What takes long to read is on the page itself. */
export function SecurityStatusCard({ safe, state }: { safe: CurrentSafe; state: SafeState }) {
  const services = useServices()
  const { address: account } = useSigner()
  const checks = useQuery(safeReportQuery(services, safe, account))
  const tree = useQuery(ownerTreeQuery(services, safe))
  const findings = listFindings({
    activity: undefined,
    checks: toKnown(checks),
    creation: undefined,
    guard: undefined,
    recommended: safe.chain.recommendedMasterCopyVersion,
    state,
    tree: toKnown(tree),
  })
  const faults = findings.filter((finding) => finding.tone !== 'ok')
  const passed = findings.length - faults.length
  const link = (
    <Link aria-label={tHome('viewAllOf', { title: t('title') })} params={safe.params} to="/$chain/$safe/security">
      {tHome('viewAll')}
    </Link>
  )
  return (
    <Card aside={link} isFlush title={t('title')}>
      {checks.isPending || tree.isPending ? (
        <SkeletonRows count={2} label={t('checking')} />
      ) : (
        <ul className={styles.status}>
          {faults.slice(0, maxShown).map(({ code, tone }) => (
            <li className={tone === 'unknown' ? undefined : styles[tone]} key={code}>
              <Icon name={icons[tone]} size="small" />
              {t(`findings.${code}.title`)}
            </li>
          ))}
          {passed > 0 ? (
            <li>
              <Icon name="check" size="small" />
              {tChecks('passed', { count: passed })}
            </li>
          ) : null}
        </ul>
      )}
    </Card>
  )
}
