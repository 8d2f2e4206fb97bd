import { verifyOwn } from '@countersign/protocol/verify'
import { Link } from '@tanstack/react-router'
import { type LiHTMLAttributes, useMemo, useRef, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import {
  type Batch,
  type BatchItem,
  duplicateItem,
  moveItem,
  removeItem,
} from '../../domain/transaction-builder/Batch.ts'
import { readMethodInputs } from '../../domain/transaction-builder/BatchEntry.ts'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { signatureOf } from '../../domain/transaction-builder/encodeCall.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RowLine, rowWords } from '../../ui/Rows.tsx'
import styles from './BatchList.module.css'

const t = createCatalogue('batch')

type BatchListProps = { safe: CurrentSafe; batch: Batch; onChange: (change: (batch: Batch) => Batch) => void }

export function BatchList({ safe, batch, onChange }: BatchListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [status, setStatus] = useState('')
  const { items } = batch
  const move = (id: number, to: number) => {
    const from = items.findIndex((item) => item.id === id)
    onChange((current) => moveItem(current, id, to))
    setStatus(t('moved', { from: from + 1, to: to + 1 }))
    // Some browsers drop the focus of a moved row; restored so that a repeated press moves the same call.
    const button = document.activeElement
    requestAnimationFrame(() => {
      if (button instanceof HTMLElement && list.current?.contains(button)) button.focus()
    })
  }
  const endDrag = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <>
      <ol aria-label={t('list')} className={styles.list} ref={list}>
        {items.map((item, index) => (
          <BatchRow
            count={items.length}
            isTarget={dragged !== undefined && over === index}
            item={item}
            key={item.id}
            number={index + 1}
            onDragEnd={endDrag}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(index)
            }}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(item.id)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) move(dragged, index)
              endDrag()
            }}
            onDuplicate={() => onChange((current) => duplicateItem(current, item.id))}
            onMove={(to) => move(item.id, to)}
            onRemove={() => onChange((current) => removeItem(current, item.id))}
            safe={safe}
          />
        ))}
      </ol>
      <p className={styles.status} role="status">
        {status}
      </p>
    </>
  )
}

type BatchRowProps = Pick<LiHTMLAttributes<HTMLLIElement>, 'onDragEnd' | 'onDragOver' | 'onDragStart' | 'onDrop'> & {
  safe: CurrentSafe
  item: BatchItem
  number: number
  count: number
  isTarget: boolean
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

function BatchRow({ safe, item, number, count, isTarget, onMove, onDuplicate, onRemove, ...drag }: BatchRowProps) {
  const transaction = useMemo(
    () => verifyOwn(createTransaction({ to: item.to, value: BigInt(item.value), data: item.data }, 0n)),
    [item],
  )
  const { effect } = useTransactionDescription({ chainId: safe.chainId, safe: safe.address, transaction })
  const typed = useMemo(() => readMethodInputs(item.entry), [item])
  return (
    <li {...drag} className={isTarget ? styles.target : styles.item} draggable>
      <span className={styles.number}>{number}</span>
      <Icon name={effect?.icon ?? 'contract'} />
      <span className={rowWords}>
        {effect ? <EffectSentence effect={effect} /> : shortAddress(item.to)}
        {typed ? (
          <RowLine>
            <code className={styles.signature}>{signatureOf(typed.abi)}</code>
          </RowLine>
        ) : null}
      </span>
      <span className={styles.tools}>
        <Tool
          className={styles.up}
          icon="chevron"
          label={t('moveUp', { number })}
          onPress={number > 1 && (() => onMove(number - 2))}
        />
        <Tool icon="chevron" label={t('moveDown', { number })} onPress={number < count && (() => onMove(number))} />
        <Link
          aria-label={t('change', { number })}
          className={`${buttonClass('quiet')} ${styles.tool}`}
          params={safe.params}
          search={{ item: item.id }}
          title={t('change', { number })}
          to="/$chain/$safe/contract"
        >
          <Icon name="yours" size="small" />
        </Link>
        <Tool icon="copy" label={t('duplicate', { number })} onPress={onDuplicate} />
        <Tool icon="close" label={t('remove', { number })} onPress={onRemove} />
      </span>
    </li>
  )
}

type ToolProps = {
  icon: 'chevron' | 'close' | 'copy'
  label: string
  onPress: false | (() => void)
  className?: string | undefined
}

function Tool({ icon, label, onPress, className }: ToolProps) {
  return (
    <Button
      aria-disabled={!onPress}
      aria-label={label}
      className={cx(styles.tool, className)}
      look="quiet"
      onClick={onPress || undefined}
      title={label}
    >
      <Icon name={icon} size="small" />
    </Button>
  )
}
