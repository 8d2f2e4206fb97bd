import type { UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'

export type MultiSendNoticeProps = {
  /** The answer of `multiSendQuery`. */
  multiSend: UseQueryResult<Address | null>
  /** Whether there is more than one call to make. */
  isNeeded: boolean
  title: string
  /** Why not, where the chain has no such library. */
  children: string
}

/** Says why several calls cannot be one transaction here, where that is so. */
export function MultiSendNotice({ multiSend, isNeeded, title, children }: MultiSendNoticeProps) {
  if (!isNeeded) return null
  if (multiSend.isError)
    return <ErrorNotice error={multiSend.error} onRetry={() => void multiSend.refetch()} title={title} />
  if (multiSend.data !== null) return null
  return (
    <Notice title={title} tone="stop">
      {children}
    </Notice>
  )
}
