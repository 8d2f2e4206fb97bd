import type { SafeMessageHashes, SafeTransactionHashes, Verified } from '@countersign/protocol'
import { messageText } from '../../lib/messages/message.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './HashList.module.css'

export type HashListProps = { hashes: Verified<SafeTransactionHashes | SafeMessageHashes> }

/** The three hashes in the form in which a device shows them; never shortened. */
export function HashList({ hashes: { value: hashes } }: HashListProps) {
  const rows = [
    'safeTxHash' in hashes
      ? { label: words.safeTxHash, value: hashes.safeTxHash }
      : { label: messageText.safeMessageHash, value: hashes.safeMessageHash },
    { label: words.domainHash, value: hashes.domainHash },
    { label: words.messageHash, value: hashes.messageHash },
  ]
  return (
    <SheetSection aside={<Evidence kind="recomputed" />} title={words.hashes}>
      <dl className={styles.hashes}>
        {rows.map(({ label, value }) => (
          <div className={styles.hash} key={label}>
            <dt>
              {label} <CopyButton text={value} what={label} />
            </dt>
            <dd>
              <HexGroups value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  )
}
