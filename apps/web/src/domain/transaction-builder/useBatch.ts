import { useMemo } from 'react'
import { useStore } from '../../lib/useStore.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { formKey, saveForm } from '../signature-store/drafts.ts'
import { type Batch, BatchSchema, batchForm, emptyBatch } from './Batch.ts'

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
