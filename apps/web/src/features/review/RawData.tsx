import { signText as words } from '../../lib/messages/sign.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TransactionFields, type TransactionFieldsProps } from './TransactionFields.tsx'

/** Everything that was hashed, one click away, where no wallet is going to show it. */
export function RawData(fields: TransactionFieldsProps) {
  return (
    <Disclosure title={words.raw}>
      <TransactionFields {...fields} />
    </Disclosure>
  )
}
