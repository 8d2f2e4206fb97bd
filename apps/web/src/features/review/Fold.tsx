import type { ReactNode } from 'react'
import { useOpenSection } from '../../domain/settings/useOpenSection.ts'
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
