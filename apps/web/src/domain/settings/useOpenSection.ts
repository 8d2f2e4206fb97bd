import { useMemo } from 'react'
import { z } from 'zod'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'

/** Whether the user left a section of a screen open, on every page that has it. */
export function useOpenSection(name: string, isOpenAtFirst: boolean) {
  const { storage } = useServices()
  const store = useMemo(
    () =>
      createLocalStore({
        key: `countersign.section.${name}.v1`,
        schema: z.boolean(),
        empty: isOpenAtFirst,
        storage,
        isDisposable: true,
      }),
    [isOpenAtFirst, name, storage],
  )
  return [useStore(store), (isOpen: boolean) => store.update(() => isOpen)] as const
}
