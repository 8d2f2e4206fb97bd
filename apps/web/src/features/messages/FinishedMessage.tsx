import { hashMessageContent, type SafeMessageContent } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import type { Address, Hex } from 'viem'
import type { MessageId } from '../../domain/transactions/Report.ts'
import { messageText as words } from '../../lib/messages/message.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Message.module.css'

export type FinishedMessageProps = {
  id: MessageId
  content: Verified<SafeMessageContent>
  signature: Hex
  /** Block at which the Safe accepted it. */
  block: bigint
}

/** A complete signature that the Safe accepts, and code to check it. */
export function FinishedMessage({ id, content: { value }, signature, block }: FinishedMessageProps) {
  const contentHash = hashMessageContent(value)
  const snippet = createSnippet({
    chainId: id.chainId,
    safe: id.address,
    contentHash,
    signature,
    isText: typeof value === 'string',
  })
  return (
    <Stack>
      <Notice title={words.finished} tone="ok">
        <p>
          {words.finishedText} <Evidence block={block} kind="chain" />
        </p>
        <div className={styles.head}>
          {words.signature} <CopyButton text={signature} what={words.signature} />
        </div>
        <code className={styles.bytes}>{signature}</code>
        <div className={styles.head}>
          {words.contentHash} <CopyButton text={contentHash} what={words.contentHash} />
        </div>
        <HexGroups value={contentHash} />
      </Notice>
      <Disclosure title={words.snippet}>
        <div className={styles.head}>
          viem <CopyButton text={snippet} what={words.snippet} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
        <pre className={styles.bytes} tabIndex={0}>
          {snippet}
        </pre>
      </Disclosure>
    </Stack>
  )
}

type CreateSnippetParameters = {
  chainId: number
  safe: Address
  contentHash: Hex
  signature: Hex
  isText: boolean
}

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
