import { useMemo } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { useStore } from '../../lib/useStore.ts'
import { EarlierRunsSchema, emptyRun, PaymentRunSchema } from './PaymentRun.ts'

/**
 * The run of a Safe, and those before it, kept in this browser. Apart from what stands in other forms: ten thousand
 * rows are not written anew with every letter that is typed elsewhere.
 */
export function usePaymentRun({ chainId, address }: Pick<CurrentSafe, 'address' | 'chainId'>) {
  const { storage } = useServices()
  const stores = useMemo(() => {
    const key = (what: string) => `countersign.${what}.v1:${chainId}:${address}`
    return {
      run: createLocalStore({ key: key('run'), schema: PaymentRunSchema, empty: emptyRun, storage }),
      earlier: createLocalStore({
        key: key('runs'),
        schema: EarlierRunsSchema,
        empty: [],
        storage,
        isDisposable: true,
      }),
    }
  }, [storage, chainId, address])
  return {
    run: useStore(stores.run),
    update: stores.run.update,
    earlier: useStore(stores.earlier),
    updateEarlier: stores.earlier.update,
  }
}
