import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { trust } from '../../lib/messages/trust.ts'
import { toneIcon } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import type { Caution } from './listWarnings.ts'
import styles from './WarningList.module.css'

export type WarningListProps = {
  cautions: readonly Caution[]
  /** All checks made, counted in the all-clear; impossible ones are listed below. */
  checks: readonly Pick<Check, 'title' | 'verdict'>[]
  /** Still loading: an empty list is no all-clear. */
  isPending?: boolean
}

/** Warnings, or an explicit all-clear. */
export function WarningList({ cautions, checks, isPending = false }: WarningListProps) {
  const passed = checks.filter(({ verdict }) => verdict === 'ok').length
  const unverified = checks.filter(({ verdict }) => verdict === 'unverified')
  const isClear = !isPending && passed > 0
  return (
    <SheetSection look={cautions.some(({ tone }) => tone === 'stop') ? 'stop' : 'plain'} title={words.cautions}>
      {cautions.length === 0 ? (
        <p className={cx(styles.caution, isClear ? styles.okText : styles.infoText)}>
          <Icon name={isClear ? 'check' : 'history'} />
          {isClear ? `${words.noCautions} · ${trust.passed(passed)}` : words.noCautionsYet}
        </p>
      ) : (
        <ul className={styles.cautions}>
          {cautions.map(({ tone, text, detail, evidence }) => (
            <li className={cx(styles.caution, styles[`${tone}Text`])} key={text}>
              <Icon name={toneIcon[tone]} />
              <span>
                <span className={styles.cautionWords}>{text}</span>
                {evidence ? <Evidence block={evidence.block} kind={evidence.kind} /> : null}
                {detail ? <span className={styles.detail}>{detail}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      {unverified.map(({ title }) => (
        <p className={cx(styles.caution, styles.unverified)} key={title}>
          <Icon name="claimed" />
          {title}
        </p>
      ))}
    </SheetSection>
  )
}
