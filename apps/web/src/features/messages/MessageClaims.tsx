import type { Message } from '@countersign/protocol/wire'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { common } from '../../lib/messages/common.ts'
import { messageText as words } from '../../lib/messages/message.ts'
import { signText } from '../../lib/messages/sign.ts'
import { quoteText } from '../../lib/quoteText.ts'
import { Address } from '../../ui/Address.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Message.module.css'

/** Unverifiable claims: author, time and app. Collapsed. */
export function MessageClaims({ message, isVerified }: { message: Message; isVerified: boolean }) {
  const labelOf = useLabelOf()
  const { proposedBy, creationTimestamp, origin } = message
  return (
    <Disclosure isOpen={!isVerified} title={signText.claims}>
      <Evidence kind="claimed" />
      <FieldList>
        <FieldPair className={styles.dim} label={signText.claimedProposer}>
          <Address name={labelOf(proposedBy.value)} value={proposedBy.value} />
        </FieldPair>
        <FieldPair className={styles.dim} label={words.claimedCreated}>
          <Time at={creationTimestamp} />
        </FieldPair>
        {origin ? (
          <FieldPair className={styles.dim} label={words.claimedOrigin}>
            <bdi>{common.quoted(quoteText(origin, { keepsLinks: true, maxLength: 200 }))}</bdi>
          </FieldPair>
        ) : null}
      </FieldList>
    </Disclosure>
  )
}
