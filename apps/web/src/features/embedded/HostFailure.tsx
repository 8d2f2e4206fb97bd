import type { ReactNode } from 'react'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Notice } from '../../ui/Notice.tsx'

const t = createCatalogue('embedded')

type HostFailureProps = {
  error: unknown
  /** @default the error's message */
  title?: string
  /** Shown below the title. @default the error's message */
  children?: ReactNode
  rejected?: { title: string; text: string }
}

export function HostFailure({ error, title, children, rejected }: HostFailureProps) {
  if (isRejected(error))
    return (
      <Notice isAlert title={rejected?.title ?? t('rejected')} tone="caution">
        {rejected?.text ?? t('rejectedText')}
      </Notice>
    )
  const { sentence, details } = describeError(error)
  return (
    <Notice details={details} isAlert title={title ?? sentence} tone="stop">
      {title ? sentence : children}
    </Notice>
  )
}

/** Whether an error in the cause chain has code 4001 (user rejected). */
function isRejected(error: unknown): boolean {
  let current: unknown = error
  for (let depth = 0; typeof current === 'object' && current !== null && depth < 8; depth += 1) {
    if ('rpcCode' in current && current.rpcCode === 4001) return true
    current = 'cause' in current ? current.cause : undefined
  }
  return false
}
