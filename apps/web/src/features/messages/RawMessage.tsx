import type { SafeMessageContent } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import { messageText as words } from '../../lib/messages/message.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import styles from './Message.module.css'

/** As JSON, in which no character is invisible. */
export function RawMessage({ content: { value } }: { content: Verified<SafeMessageContent> }) {
  const json = toAscii(
    JSON.stringify(value, (_, field: unknown) => (typeof field === 'bigint' ? field.toString() : field), 2),
  )
  return (
    <Disclosure title={words.json}>
      <div className={styles.head}>
        JSON <CopyButton text={json} what={words.json} /> <Evidence kind="recomputed" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
      <pre className={styles.bytes} tabIndex={0}>
        {json}
      </pre>
    </Disclosure>
  )
}

/** Escapes every non-ASCII character. */
function toAscii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
