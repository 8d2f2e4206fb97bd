import type { Hex } from 'viem'
import { explorerText as words } from '../../lib/messages/explorer.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './Explorer.module.css'

/** Bytes rendered at once. */
const mostBytes = 2_048

/** Untrusted bytes: only the first are rendered. */
export function DataBlock({ data }: { data: Hex }) {
  const bytes = (data.length - 2) / 2
  if (bytes === 0) return words.dataNone
  const isCut = bytes > mostBytes
  return (
    <>
      <span className={styles.note}>
        {words.dataSize(bytes)} <CopyButton text={data} what={words.data} /> {isCut ? words.dataCut(mostBytes) : null}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
      <code className={styles.data} tabIndex={0}>
        {isCut ? `${data.slice(0, 2 + 2 * mostBytes)}…` : data}
      </code>
    </>
  )
}
