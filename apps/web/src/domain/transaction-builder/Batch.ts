import { AddressSchema, HexSchema, UintStringSchema } from '@countersign/protocol/wire'
import { useMemo } from 'react'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { useStore } from '../../lib/useStore.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { formKey, saveForm } from '../signature-store/drafts.ts'

const BatchItemSchema = z.object({
  /** Identifies items when they move; never shown. */
  id: z.int(),
  to: AddressSchema,
  value: UintStringSchema,
  data: HexSchema,
  /** Its batch file entry: the typed arguments beside the encoded call. */
  entry: z.record(z.string(), z.unknown()).optional(),
})

export type BatchItem = z.infer<typeof BatchItemSchema>

export const BatchSchema = z.object({
  items: z.array(BatchItemSchema),
  /** The imported file: exported byte for byte while the batch is unchanged. */
  file: z
    .object({ frame: z.record(z.string(), z.unknown()), indent: z.union([z.string(), z.number()]), end: z.string() })
    .optional(),
})

export type Batch = z.infer<typeof BatchSchema>

export const emptyBatch: Batch = { items: [] }

export const batchForm = 'batch'

/** More calls than fit into a block today. */
export const maxBatchSize = 500

export type NewItem = { to: Address; value: bigint; data: Hex; entry?: BatchItem['entry'] }

function toItem({ to, value, data, entry }: NewItem, id: number): BatchItem {
  return { id, to, value: value.toString(), data, ...(entry ? { entry } : {}) }
}

function nextId({ items }: Batch): number {
  return items.reduce((next, { id }) => Math.max(next, id + 1), 1)
}

export function addItems(batch: Batch, items: readonly NewItem[]): Batch {
  const first = nextId(batch)
  return { items: [...batch.items, ...items.map((item, index) => toItem(item, first + index))] }
}

export function replaceItem(batch: Batch, id: number, item: NewItem): Batch {
  return { items: batch.items.map((old) => (old.id === id ? toItem(item, id) : old)) }
}

export function removeItem(batch: Batch, id: number): Batch {
  return { items: batch.items.filter((item) => item.id !== id) }
}

export function duplicateItem(batch: Batch, id: number): Batch {
  const copyId = nextId(batch)
  return { items: batch.items.flatMap((item) => (item.id === id ? [item, { ...item, id: copyId }] : [item])) }
}

/** To an index from 0; beyond the ends means at the end. */
export function moveItem(batch: Batch, id: number, to: number): Batch {
  const item = batch.items.find((candidate) => candidate.id === id)
  if (!item) return batch
  const others = batch.items.filter((candidate) => candidate !== item)
  const place = Math.min(Math.max(to, 0), others.length)
  if (batch.items[place] === item) return batch
  return { items: [...others.slice(0, place), item, ...others.slice(place)] }
}

/** A Safe's batch, stored in this browser and cleared when its transaction is signed. */
export function useBatch({ chainId, address }: Pick<CurrentSafe, 'address' | 'chainId'>) {
  const { drafts } = useServices()
  const key = formKey(chainId, address, batchForm)
  const stored = useStore(drafts).forms[key]
  const batch = useMemo(() => readBatch(stored), [stored])
  return {
    batch,
    update: (change: (batch: Batch) => Batch) =>
      // Another tab may have changed it.
      drafts.update((all) => saveForm(all, key, change(readBatch(all.forms[key])))),
  }
}

function readBatch(stored: unknown): Batch {
  const parsed = BatchSchema.safeParse(stored)
  return parsed.success ? parsed.data : emptyBatch
}
