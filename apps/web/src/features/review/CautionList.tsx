import { signText as words } from '../../lib/messages/sign.ts'
import { toneIcon } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './CautionList.module.css'
import type { Caution } from './listCautions.ts'

export type CautionListProps = {
  cautions: readonly Caution[]
  /** Something is still being read: an empty list is then no all-clear. */
  isPending?: boolean
}

/** An empty list says so in words. */
export function CautionList({ cautions, isPending = false }: CautionListProps) {
  return (
    <SheetSection look={cautions.some(({ tone }) => tone === 'stop') ? 'stop' : 'plain'} title={words.cautions}>
      {cautions.length === 0 ? (
        <p className={cx(styles.caution, isPending ? styles.infoText : styles.okText)}>
          <Icon name={isPending ? 'history' : 'check'} />
          {isPending ? words.noCautionsYet : words.noCautions}
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
    </SheetSection>
  )
}
