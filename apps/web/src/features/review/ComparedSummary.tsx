import type { TransactionDescription } from '@countersign/protocol/decode'
import type { LinkNames } from '@countersign/protocol/offline'
import { useMemo } from 'react'
import { LabelOfContext } from '../../domain/address-book/useLabelOf.ts'
import { toEffect } from '../../domain/transactions/Effect.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { signText } from '../../lib/messages/sign.ts'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { listAccounts } from './listAccounts.ts'
import styles from './SummaryCard.module.css'

export type ComparedSummaryProps = {
  /** With the names and decimals that the link carries. */
  named: TransactionDescription
  names: LinkNames
  /** With nothing but the bytes, and what a node said. */
  plain: TransactionDescription
}

/** Nobody's own names: the sentence is the same on both screens. */
const nobody = () => undefined

/**
 * One sentence on the screen that shares and on the one that is shared with. What the link names is marked; beside it
 * stands what the bytes say, which no link can change.
 */
export function ComparedSummary({ named, names, plain }: ComparedSummaryProps) {
  const effect = useMemo(() => toEffect(named), [named])
  const bare = useMemo(() => toEffect(plain), [plain])
  const accounts = listAccounts(effect.parts)
  const nameOf = (account: string) => names.names.find(({ address }) => address === account)?.name
  return (
    <LabelOfContext value={nobody}>
      <SheetSection aside={<Evidence kind="claimed" sentence={words.namedByLink} />} title={signText.effect}>
        <p className={styles.sentence}>
          <EffectSentence effect={effect} form="whole" />
        </p>
        <p className={styles.note}>{words.namedByLink}</p>
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <li key={account}>
              <Address form="full" hasIcon name={nameOf(account)} value={account} />
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {words.bareSentence} <EffectSentence effect={bare} form="whole" /> <Evidence kind="recomputed" />
        </p>
      </SheetSection>
    </LabelOfContext>
  )
}
