import type { SafeState } from '@countersign/protocol/chain'
import { hashMessageContent, type SafeMessageContent } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import type { Message } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useReview } from '../../domain/transaction-builder/createTransaction.ts'
import { createOnChainCall, signMessageLibQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { useNextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { onChainQuery } from '../../domain/transactions/messageQueries.ts'
import type { MessageId } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { quoteText } from '../../lib/quoteText.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Message.module.css'

const t = createCatalogue('message')
const tReview = createCatalogue('review')
const tCommon = createCatalogue('common')

type FinishedMessageProps = {
  id: MessageId
  content: Verified<SafeMessageContent>
  signature: Hex
  /** Block at which the Safe accepted it. */
  block: bigint
}

export function FinishedMessage({ id, content: { value }, signature, block }: FinishedMessageProps) {
  const { address: safe, chainId } = id
  const contentHash = hashMessageContent(value)
  const snippet = createSnippet({ chainId, safe, contentHash, signature, isText: typeof value === 'string' })
  return (
    <Stack>
      <Notice title={t('finished')} tone="ok">
        <p>
          {t('finishedText')} <Evidence block={block} kind="chain" />
        </p>
        <div className={styles.head}>
          {t('signature')} <CopyButton text={signature} what={t('signature')} />
        </div>
        <code className={styles.bytes}>{signature}</code>
        <div className={styles.head}>
          {t('contentHash')} <CopyButton text={contentHash} what={t('contentHash')} />
        </div>
        <HexGroups value={contentHash} />
      </Notice>
      <Disclosure title={t('snippet')}>
        <div className={styles.head}>
          {'viem'} <CopyButton text={snippet} what={t('snippet')} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
        <pre className={styles.bytes} tabIndex={0}>
          {snippet}
        </pre>
      </Disclosure>
    </Stack>
  )
}

type CreateSnippetParameters = { chainId: number; safe: Address; contentHash: Hex; signature: Hex; isText: boolean }

/** A script that checks the signature with the Safe (EIP-1271), on any node. */
export function createSnippet({ chainId, safe, contentHash, signature, isText }: CreateSnippetParameters): string {
  return `import { createPublicClient, http, parseAbi } from 'viem'

const client = createPublicClient({ transport: http('A node of chain ${chainId}') })
const answer = await client.readContract({
  address: '${safe}',
  abi: parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']),
  functionName: 'isValidSignature',
  args: [
    // ${isText ? 'hashMessage(text)' : 'hashTypedData(typedData)'}
    '${contentHash}',
    '${signature}',
  ],
})
// The Safe accepts the signature (EIP-1271).
console.log(answer === '0x1626ba7e')
`
}

type OnChainMessageProps = { id: MessageId; safe: CurrentSafe; content: Verified<SafeMessageContent>; isOwner: boolean }

/** Shows the on-chain signature, or offers the transaction that creates it. */
export function OnChainMessage({ id, safe, content, isOwner }: OnChainMessageProps) {
  const services = useServices()
  const { data: word } = useQuery(onChainQuery(services, { id, content: content.value }))
  const { data: state } = useQuery(safeStateQuery(services, safe))
  if (word?.verdict === 'ok')
    return (
      <Notice title={t('onChainDone')} tone="ok">
        {t('onChainDoneText')}
      </Notice>
    )
  if (!isOwner || !state || word === undefined) return null
  return (
    <Disclosure title={t('onChain')}>
      <p>{t('onChainText')}</p>
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
  if (library === null) return <p className={styles.hint}>{t('onChainNone')}</p>
  const isReading = library === undefined || nextNonce === undefined || nextNonce.basis === 'looking'
  return (
    <Button
      isBusy={isReading}
      onClick={() => {
        if (library && nextNonce) review(createOnChainCall(library, content.value), nextNonce.value)
      }}
    >
      {t('onChainMake')}
    </Button>
  )
}

/** Unverifiable claims: author, time and app. Collapsed. */
export function MessageClaims({ message, isVerified }: { message: Message; isVerified: boolean }) {
  const { proposedBy, creationTimestamp, origin } = message
  return (
    <Disclosure isOpen={!isVerified} title={tReview('reported')}>
      <Evidence kind="claimed" />
      <FieldList>
        <FieldPair className={styles.dim} label={tReview('reportedProposer')}>
          <NamedAddress value={proposedBy.value} />
        </FieldPair>
        <FieldPair className={styles.dim} label={t('reportedCreated')}>
          <Time at={creationTimestamp} />
        </FieldPair>
        {origin ? (
          <FieldPair className={styles.dim} label={t('reportedOrigin')}>
            <bdi>{tCommon('quoted', { words: quoteText(origin, { allowLinks: true, maxLength: 200 }) })}</bdi>
          </FieldPair>
        ) : null}
      </FieldList>
    </Disclosure>
  )
}
