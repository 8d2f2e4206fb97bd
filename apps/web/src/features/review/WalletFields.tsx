import { signText as words } from '../../lib/messages/sign.ts'
import { SheetSection } from '../../ui/Sheet.tsx'
import { TransactionFields, type TransactionFieldsProps } from './TransactionFields.tsx'
import styles from './WalletFields.module.css'

/** The fields that a software wallet shows before signing, for comparison. */
export function WalletFields(fields: TransactionFieldsProps) {
  return (
    <SheetSection title={words.inWallet}>
      <p className={styles.words}>{words.inWalletText}</p>
      <TransactionFields {...fields} />
    </SheetSection>
  )
}
