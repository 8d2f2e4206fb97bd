import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import type { ReactNode } from 'react'
import { type Address, stringify } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Fold } from './Fold.tsx'
import styles from './TransactionFields.module.css'

const t = createCatalogue('review')

type TransactionFieldsProps = { chainId: number; safe: Address; transaction: Verified<SafeTransaction> }

/** All hashed fields in full, in the contract's order, which wallets show too. */
export function TransactionFields({ chainId, safe, transaction: { value: fields } }: TransactionFieldsProps) {
  const code = (name: FieldName, value: bigint | number | string) => pair(name, <code>{value.toString()}</code>)
  const hex = (name: FieldName, value: Address) => pair(name, <HexGroups value={value} />)
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
        {code('operation', fields.operation === 0 ? t('call') : t('delegatecall'))}
        {code('safeTxGas', fields.safeTxGas)}
        {code('baseGas', fields.baseGas)}
        {code('gasPrice', fields.gasPrice)}
        {hex('gasToken', fields.gasToken)}
        {hex('refundReceiver', fields.refundReceiver)}
        {code('nonce', fields.nonce)}
      </FieldList>
      <p className={styles.rawFoot}>
        {'JSON'} <CopyButton text={stringify(fields, null, 2)} what={t('raw')} /> <Evidence kind="recomputed" />
      </p>
    </div>
  )
}

type FieldName =
  | 'chainId'
  | 'verifyingContract'
  | 'to'
  | 'value'
  | 'data'
  | 'operation'
  | 'safeTxGas'
  | 'baseGas'
  | 'gasPrice'
  | 'gasToken'
  | 'refundReceiver'
  | 'nonce'

const pair = (name: FieldName, value: ReactNode) => <FieldPair label={t(`fields.${name}`)}>{value}</FieldPair>

/** The fields that a software wallet shows before signing, for comparison. */
export function WalletFields(fields: TransactionFieldsProps) {
  return (
    <Fold name="data" title={t('data')}>
      <SheetSection title={t('data')}>
        <p className={styles.words}>{t('dataHint')}</p>
        <TransactionFields {...fields} />
      </SheetSection>
    </Fold>
  )
}

/** All hashed fields, where no wallet will show them. */
export function RawData(fields: TransactionFieldsProps) {
  return (
    <Fold name="data" title={t('raw')}>
      <SheetSection title={t('raw')}>
        <TransactionFields {...fields} />
      </SheetSection>
    </Fold>
  )
}
