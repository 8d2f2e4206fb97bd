import { CheckList } from '../../domain/verification/CheckList.tsx'
import { type Check, sortChecks } from '../../domain/verification/createCheckRegistry.ts'
import { summarizeChecks } from '../../domain/verification/summarizeChecks.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { toneIcon } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './VerificationLine.module.css'

const t = createCatalogue('review')

type VerificationLineProps = {
  checks: readonly Check[]
  /** Whether warnings are shown: then passed checks are no all-clear. */
  hasWarnings: boolean
  /** Still loading: an empty list of warnings is no all-clear. */
  isPending?: boolean
}

/** "44 checks passed", which opens the list. What only the service knows is stated below, and not counted as passed. */
export function VerificationLine({ checks, hasWarnings, isPending = false }: VerificationLineProps) {
  const { text, tone } = describe()
  return (
    <section aria-label={t('checks')} className={styles.line}>
      <details className={styles.details}>
        <summary className={cx(styles.summary, styles[tone])}>
          <Icon name={tone === 'info' ? 'history' : toneIcon[tone]} />
          <span className={styles.words}>{text}</span>
          <Icon name="chevron" size="small" />
        </summary>
        <CheckList checks={sortChecks(checks)} />
      </details>
      {checks
        .filter(({ verdict }) => verdict === 'unverified')
        .map(({ title }) => (
          <p className={styles.unverified} key={title}>
            <Icon name="claimed" />
            {title}
          </p>
        ))}
    </section>
  )

  function describe() {
    const passed = checks.filter(({ verdict }) => verdict === 'ok').length
    if (hasWarnings) return summarizeChecks(checks)
    if (isPending || passed === 0) return { text: t('warningsPending'), tone: 'info' as const }
    return { text: t('noWarnings', { count: passed }), tone: 'ok' as const }
  }
}
