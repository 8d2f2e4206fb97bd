import { signText as words } from '../../lib/messages/sign.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TransactionFields, type TransactionFieldsProps } from './TransactionFields.tsx'

/** All hashed fields, collapsed, where no wallet will show them. */
export function RawData(fields: TransactionFieldsProps) {
  return (
    <Disclosure title={words.raw}>
      <TransactionFields {...fields} />
    </Disclosure>
  )
}
