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
  /** With the link's names and decimals. */
  named: TransactionDescription
  names: LinkNames
  /** From bytes and node data only. */
  plain: TransactionDescription
}

/** No local names, so that both screens show the same sentence. */
const noNames = () => undefined

/**
 * The same sentence on the sharing and the verifying device. Names from the link are marked, beside the reading of the
 * bytes, which no link can change.
 */
export function ComparedSummary({ named, names, plain }: ComparedSummaryProps) {
  const effect = useMemo(() => toEffect(named), [named])
  const bare = useMemo(() => toEffect(plain), [plain])
  const accounts = listAccounts(effect.parts)
  const nameOf = (account: string) => names.names.find(({ address }) => address === account)?.name
  return (
    <LabelOfContext value={noNames}>
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
