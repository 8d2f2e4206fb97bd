import type { Risk } from '@countersign/protocol/decode'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { toneIcon } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { useShownItems } from '../../ui/useShownItems.tsx'
import styles from './WarningList.module.css'

const t = createCatalogue('review')

/** Worst first; without any, no section at all. */
export function WarningList({ cautions }: { cautions: readonly Caution[] }) {
  const { more, shown } = useShownItems(cautions)
  if (cautions.length === 0) return null
  return (
    <SheetSection look={cautions.some(({ tone }) => tone === 'stop') ? 'stop' : 'plain'} title={t('warnings')}>
      <ul className={styles.cautions}>
        {shown.map(({ tone, text, detail, evidence }) => (
          <li className={cx(styles.caution, styles[`${tone}Text`])} key={text}>
            <Icon name={toneIcon[tone]} />
            <span>
              <span className={styles.cautionWords}>{text}</span>
              {evidence ? <Evidence block={evidence.block} isProven={evidence.isProven} kind={evidence.kind} /> : null}
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      {more}
    </SheetSection>
  )
}

export type Caution = {
  tone: 'stop' | 'caution' | 'info'
  text: string
  detail?: string | undefined
  evidence: Check['evidence']
}

const riskTone = { danger: 'stop', warning: 'caution', notice: 'info' } as const
const order = { stop: 0, caution: 1, info: 2 }

/** Worst first: failed checks, dangers, unchecked facts, notes. */
export function listWarnings(checks: readonly Check[], risks: readonly Risk[]): Caution[] {
  const cautions: Caution[] = [
    ...leaveOutRepeats(checks)
      // A missing scan is no warning; it is listed under "All checks".
      .filter(({ code, verdict }) => verdict !== 'ok' && verdict !== 'unverified' && code !== 'SCAN_UNAVAILABLE')
      .map(
        ({ code, verdict, title, detail, evidence }): Caution => ({
          tone: verdict === 'block' ? 'stop' : code === 'TARGET_UPGRADEABLE' ? 'info' : 'caution',
          text: title,
          detail,
          evidence,
        }),
      ),
    ...leaveOutProven(checks, risks).map(
      ({ severity, text, translatable = text }): Caution => ({
        tone: riskTone[severity],
        text: translateMessage(translatable),
        evidence: { kind: 'recomputed' },
      }),
    ),
  ]
  // The first of each text: a batch can have thousands.
  const unique = new Map<string, Caution>()
  for (const caution of cautions) if (!unique.has(caution.text)) unique.set(caution.text, caution)
  return [...unique.values()].toSorted((a, b) => order[a.tone] - order[b.tone])
}

/** An unreadable chain is reported once; the checks it blocks are under "All checks". */
function leaveOutRepeats(checks: readonly Check[]): readonly Check[] {
  const root = checks.find(({ id, verdict }) => id === 'T01' && verdict === 'unknown')
  return root ? checks.filter((check) => check === root || check.verdict !== 'unknown') : checks
}

const foreignCode: readonly Risk['code'][] = ['DELEGATECALL', 'DELEGATECALL_TO_LIBRARY']

/** Drops address-based risks once the code was verified as official. */
function leaveOutProven(checks: readonly Check[], risks: readonly Risk[]): readonly Risk[] {
  const delegatecalls = checks.filter(({ id }) => id === 'T22')
  const areOfficial = delegatecalls.length > 0 && delegatecalls.every(({ code }) => code === 'DELEGATECALL_OFFICIAL')
  return areOfficial ? risks.filter(({ code }) => !foreignCode.includes(code)) : risks
}

/** Risks that checks do not block already: they need explicit consent. */
export function needsConsent(risks: readonly Risk[]): boolean {
  return risks.some(({ severity }) => severity === 'danger')
}
