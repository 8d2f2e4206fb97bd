import { signText as words } from '../../lib/messages/sign.ts'
import { Fold } from '../../ui/Fold.tsx'
import { TransactionFields, type TransactionFieldsProps } from './TransactionFields.tsx'

/** Everything that was hashed, one click away, where no wallet is going to show it. */
export function RawData(fields: TransactionFieldsProps) {
  return (
    <Fold title={words.raw}>
      <TransactionFields {...fields} />
    </Fold>
  )
}
