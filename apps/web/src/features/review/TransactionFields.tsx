import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import type { ReactNode } from 'react'
import { type Address, stringify } from 'viem'
import { signText as words } from '../../lib/messages/sign.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './TransactionFields.module.css'

type TransactionFieldsProps = { chainId: number; safe: Address; transaction: Verified<SafeTransaction> }

/** All hashed fields in full, in the contract's order, which wallets show too. */
export function TransactionFields({ chainId, safe, transaction: { value: fields } }: TransactionFieldsProps) {
  const code = (name: keyof typeof words.fields, value: bigint | number | string) =>
    pair(name, <code>{value.toString()}</code>)
  const hex = (name: keyof typeof words.fields, value: Address) => pair(name, <HexGroups value={value} />)
  return (
    <div className={styles.fields}>
      <FieldList>
        {code('chainId', chainId)}
        {hex('verifyingContract', safe)}
        {hex('to', fields.to)}
        {code('value', fields.value)}
        {pair(
          'data',
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access
          <code className={styles.data} tabIndex={0}>
            {fields.data}
          </code>,
        )}
        {code('operation', fields.operation === 0 ? words.call : words.delegatecall)}
        {code('safeTxGas', fields.safeTxGas)}
        {code('baseGas', fields.baseGas)}
        {code('gasPrice', fields.gasPrice)}
        {hex('gasToken', fields.gasToken)}
        {hex('refundReceiver', fields.refundReceiver)}
        {code('nonce', fields.nonce)}
      </FieldList>
      <p className={styles.rawFoot}>
        JSON <CopyButton text={stringify(fields, null, 2)} what={words.raw} /> <Evidence kind="recomputed" />
      </p>
    </div>
  )
}

const pair = (name: keyof typeof words.fields, value: ReactNode) => (
  <FieldPair label={words.fields[name]}>{value}</FieldPair>
)

/** The fields that a software wallet shows before signing, for comparison. */
export function WalletFields(fields: TransactionFieldsProps) {
  return (
    <SheetSection title={words.inWallet}>
      <p className={styles.words}>{words.inWalletText}</p>
      <TransactionFields {...fields} />
    </SheetSection>
  )
}

/** All hashed fields, collapsed, where no wallet will show them. */
export function RawData(fields: TransactionFieldsProps) {
  return (
    <Disclosure title={words.raw}>
      <TransactionFields {...fields} />
    </Disclosure>
  )
}
