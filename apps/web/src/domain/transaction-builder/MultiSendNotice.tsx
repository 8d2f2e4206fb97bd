import type { UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { Notice } from '../../ui/Notice.tsx'
import { QueryError } from '../../ui/QueryView.tsx'

export type MultiSendNoticeProps = {
  multiSend: UseQueryResult<Address | null>
  isNeeded: boolean
  /** Where the chain has no such library. */
  title: string
  /** Where it could not be read. @default `title` */
  failed?: string
  children: string
}

export function MultiSendNotice({ multiSend, isNeeded, title, failed = title, children }: MultiSendNoticeProps) {
  if (!isNeeded) return null
  if (multiSend.data !== null) return <QueryError query={multiSend} title={failed} />
  return (
    <Notice title={title} tone="stop">
      {children}
    </Notice>
  )
}
