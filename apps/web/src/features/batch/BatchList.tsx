import { useRef, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { type Batch, duplicateItem, moveItem, removeItem } from '../../domain/transaction-builder/Batch.ts'
import { batchText as words } from '../../lib/messages/batch.ts'
import styles from './BatchList.module.css'
import { BatchRow } from './BatchRow.tsx'

export type BatchListProps = { safe: CurrentSafe; batch: Batch; onChange: (change: (batch: Batch) => Batch) => void }

/** The calls in order, moved by drag and drop or by buttons. */
export function BatchList({ safe, batch, onChange }: BatchListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [status, setStatus] = useState('')
  const { items } = batch
  const move = (id: number, to: number) => {
    const from = items.findIndex((item) => item.id === id)
    onChange((current) => moveItem(current, id, to))
    setStatus(words.moved(from + 1, to + 1))
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
      <ol aria-label={words.list} className={styles.list} ref={list}>
        {items.map((item, index) => (
          <BatchRow
            count={items.length}
            isTarget={dragged !== undefined && over === index}
            item={item}
            key={item.id}
            number={index + 1}
            onDragEnd={endDrag}
            onDragOver={() => setOver(index)}
            onDragStart={() => setDragged(item.id)}
            onDrop={() => {
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
      <p className={styles.said} role="status">
        {status}
      </p>
    </>
  )
}
