import type { SafeTransaction, Verified } from '@countersign/protocol'
import { signText as words } from '../../lib/messages/sign.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import styles from './Review.module.css'

export type RawDataProps = { transaction: Verified<SafeTransaction> }

/** The ten hashed fields, one click away, whole. */
export function RawData({ transaction }: RawDataProps) {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
    transaction.value
  const json = JSON.stringify(
    transaction.value,
    (_, field: unknown) => (typeof field === 'bigint' ? field.toString() : field),
    2,
  )
  return (
    <details className={styles.more}>
      <summary>{words.raw}</summary>
      <dl className={styles.fields}>
        <Field label={words.fields.to} value={<HexGroups value={to} />} />
        <Field label={words.fields.value} value={<code>{value.toString()}</code>} />
        <Field label={words.fields.data} value={<code className={styles.data}>{data}</code>} />
        <Field
          label={words.fields.operation}
          value={<code>{operation === 0 ? words.call : words.delegatecall}</code>}
        />
        <Field label={words.fields.safeTxGas} value={<code>{safeTxGas.toString()}</code>} />
        <Field label={words.fields.baseGas} value={<code>{baseGas.toString()}</code>} />
        <Field label={words.fields.gasPrice} value={<code>{gasPrice.toString()}</code>} />
        <Field label={words.fields.gasToken} value={<HexGroups value={gasToken} />} />
        <Field label={words.fields.refundReceiver} value={<HexGroups value={refundReceiver} />} />
        <Field label={words.fields.nonce} value={<code>{nonce.toString()}</code>} />
      </dl>
      <p className={styles.rawFoot}>
        JSON <CopyButton text={json} what={words.raw} /> <Evidence kind="recomputed" />
      </p>
    </details>
  )
}

function Field({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div className={styles.fieldRow}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
