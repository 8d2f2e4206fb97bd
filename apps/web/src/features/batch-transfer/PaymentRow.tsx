import { sanitizeText } from '@countersign/protocol/text'
import { memo } from 'react'
import { formatAmount } from '../../lib/formatAmount.ts'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { type Tone, toneIcon } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import styles from './BatchTransfer.module.css'
import type { CheckedRow } from './checkRows.ts'

export type PaymentRowProps = {
  row: CheckedRow
  /** Undefined: read-only. */
  onChange: ((row: CheckedRow) => void) | undefined
  onRemove: ((row: CheckedRow) => void) | undefined
}

export const PaymentRow = memo(function PaymentRow({ row, onChange, onRemove }: PaymentRowProps) {
  const { number, recipient, asset, amount, raw, name, knownAs, issues, change } = row
  const isStopped = issues.some(({ tone }) => tone === 'stop')
  return (
    <Row
      end={
        <>
          {asset && amount !== undefined ? (
            <Amount decimals={asset.decimals} symbol={asset.symbol} value={amount} />
          ) : (
            <bdi className={styles.raw}>{sanitizeText(`${raw.amount} ${raw.token}`, { maxLength: 40 })}</bdi>
          )}
          {onChange && onRemove ? (
            <span className={styles.tools}>
              <Tool icon="yours" label={words.change(number)} onPress={() => onChange(row)} />
              <Tool icon="close" label={words.remove(number)} onPress={() => onRemove(row)} />
            </span>
          ) : null}
        </>
      }
      icon={isStopped ? 'stop' : issues.length > 0 ? 'caution' : 'check'}
      isFolding
      number={number.toString()}
    >
      <span className={rowWords}>
        {recipient ? (
          <Address canCopy={false} name={knownAs} value={recipient} />
        ) : (
          <bdi className={styles.raw}>{sanitizeText(raw.recipient, { maxLength: 60 }) || words.row(number)}</bdi>
        )}
        {name ? (
          <RowLine>
            <bdi>{name}</bdi>
          </RowLine>
        ) : null}
        {issues.length > 0 || (change && change.kind !== 'same') ? (
          <span className={styles.issues}>
            {change?.kind === 'new' ? <Remark tone="info">{words.changes.new}</Remark> : null}
            {change?.kind === 'changed' && asset ? (
              <Remark tone="info">
                {words.changes.changed(`${formatAmount(change.before, asset.decimals)} ${asset.symbol}`)}
              </Remark>
            ) : null}
            {issues.map(({ tone, text }) => (
              <Remark key={text} tone={tone}>
                {text}
              </Remark>
            ))}
          </span>
        ) : null}
      </span>
    </Row>
  )
})

/** Wraps, unlike a badge. */
function Remark({ tone, children }: { tone: Extract<Tone, 'stop' | 'caution' | 'info'>; children: string }) {
  return (
    <span className={styles[tone]}>
      <Icon name={toneIcon[tone]} size="small" />
      {children}
    </span>
  )
}

function Tool({ icon, label, onPress }: { icon: 'close' | 'yours'; label: string; onPress: () => void }) {
  return (
    <Button aria-label={label} className={styles.tool} look="quiet" onClick={onPress} title={label}>
      <Icon name={icon} size="small" />
    </Button>
  )
}
