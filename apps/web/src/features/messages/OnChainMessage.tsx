import type { SafeState } from '@countersign/protocol/chain'
import type { SafeMessageContent } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import { onChainQuery } from '../../domain/messages/messageQueries.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useReview } from '../../domain/transaction-builder/createTransaction.ts'
import { createOnChainCall, signMessageLibQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { useNextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import type { MessageId } from '../../domain/transactions/Report.ts'
import { messageText as words } from '../../lib/messages/message.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Message.module.css'

export type OnChainMessageProps = {
  id: MessageId
  safe: CurrentSafe
  content: Verified<SafeMessageContent>
  isOwner: boolean
}

/** Shows the on-chain signature, or offers the transaction that creates it. */
export function OnChainMessage({ id, safe, content, isOwner }: OnChainMessageProps) {
  const services = useServices()
  const { data: word } = useQuery(onChainQuery(services, { id, content: content.value }))
  const { data: state } = useQuery(safeStateQuery(services, safe))
  if (word?.verdict === 'ok')
    return (
      <Notice title={words.onChainDone} tone="ok">
        {words.onChainDoneText}
      </Notice>
    )
  if (!isOwner || !state || word === undefined) return null
  return (
    <Disclosure title={words.onChain}>
      <p>{words.onChainText}</p>
      <Offer content={content} safe={safe} state={state} />
    </Disclosure>
  )
}

function Offer({ content, safe, state }: Pick<OnChainMessageProps, 'content' | 'safe'> & { state: SafeState }) {
  const services = useServices()
  const { data: library } = useQuery(signMessageLibQuery(services, { chainId: safe.chainId, version: state.version }))
  const nextNonce = useNextNonce(safe, state.nonce)
  // A separate form name, so that signing this does not clear the typed message.
  const review = useReview({ safe, state, form: 'messageOnChain' })
  if (library === null) return <p className={styles.hint}>{words.onChainNone}</p>
  const isReading = library === undefined || nextNonce === undefined || nextNonce.basis === 'looking'
  return (
    <Button
      isBusy={isReading}
      onClick={() => {
        if (library && nextNonce) review(createOnChainCall(library, content.value), nextNonce.value)
      }}
    >
      {words.onChainMake}
    </Button>
  )
}
