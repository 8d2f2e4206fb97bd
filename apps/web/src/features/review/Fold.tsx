import { type ReactNode, useMemo } from 'react'
import { z } from 'zod'
import { useServices } from '../../domain/services/Services.ts'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { useStore } from '../../lib/useStore.ts'
import { SheetFold } from '../../ui/Sheet.tsx'

export type FoldProps = {
  name: 'calls' | 'changes' | 'clear' | 'claims' | 'data' | 'gas' | 'hashes' | 'hashesCompared'
  title: string
  /** Until the user closes or opens it. */
  isOpenAtFirst?: boolean
  /** What it has must be seen: it cannot be closed for good. */
  isForced?: boolean
  children: ReactNode
}

/** A detail of the review. Whether it is open is remembered. */
export function Fold({ name, title, isOpenAtFirst = false, isForced = false, children }: FoldProps) {
  const [isOpen, setOpen] = useOpenSection(name, isOpenAtFirst)
  return (
    <SheetFold isOpen={isOpen || isForced} onToggle={isForced ? ignore : setOpen} title={title}>
      {children}
    </SheetFold>
  )
}

function ignore() {}

/** Whether the user left a section of a screen open, on every page that has it. */
function useOpenSection(name: string, isOpenAtFirst: boolean) {
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
