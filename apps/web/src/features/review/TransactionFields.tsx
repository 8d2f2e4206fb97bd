import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import type { Address } from 'viem'
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
export function TransactionFields({ chainId, safe, transaction }: TransactionFieldsProps) {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
    transaction.value
  const json = JSON.stringify(
    transaction.value,
    (_, field: unknown) => (typeof field === 'bigint' ? field.toString() : field),
    2,
  )
  return (
    <div className={styles.fields}>
      <FieldList>
        <FieldPair label={words.fields.chainId}>
          <code>{chainId}</code>
        </FieldPair>
        <FieldPair label={words.fields.verifyingContract}>
          <HexGroups value={safe} />
        </FieldPair>
        <FieldPair label={words.fields.to}>
          <HexGroups value={to} />
        </FieldPair>
        <FieldPair label={words.fields.value}>
          <code>{value.toString()}</code>
        </FieldPair>
        <FieldPair label={words.fields.data}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
          <code className={styles.data} tabIndex={0}>
            {data}
          </code>
        </FieldPair>
        <FieldPair label={words.fields.operation}>
          <code>{operation === 0 ? words.call : words.delegatecall}</code>
        </FieldPair>
        <FieldPair label={words.fields.safeTxGas}>
          <code>{safeTxGas.toString()}</code>
        </FieldPair>
        <FieldPair label={words.fields.baseGas}>
          <code>{baseGas.toString()}</code>
        </FieldPair>
        <FieldPair label={words.fields.gasPrice}>
          <code>{gasPrice.toString()}</code>
        </FieldPair>
        <FieldPair label={words.fields.gasToken}>
          <HexGroups value={gasToken} />
        </FieldPair>
        <FieldPair label={words.fields.refundReceiver}>
          <HexGroups value={refundReceiver} />
        </FieldPair>
        <FieldPair label={words.fields.nonce}>
          <code>{nonce.toString()}</code>
        </FieldPair>
      </FieldList>
      <p className={styles.rawFoot}>
        JSON <CopyButton text={json} what={words.raw} /> <Evidence kind="recomputed" />
      </p>
    </div>
  )
}

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
