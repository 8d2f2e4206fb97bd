import { signText as words } from '../../lib/messages/sign.ts'
import { SheetSection } from '../../ui/Sheet.tsx'
import { TransactionFields, type TransactionFieldsProps } from './TransactionFields.tsx'
import styles from './WalletFields.module.css'

/** What a wallet without a device of its own shows before it signs: nobody can compare what is not on the page. */
export function WalletFields(fields: TransactionFieldsProps) {
  return (
    <SheetSection title={words.inWallet}>
      <p className={styles.words}>{words.inWalletText}</p>
      <TransactionFields {...fields} />
    </SheetSection>
  )
}
