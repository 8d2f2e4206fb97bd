import type { ReactNode } from 'react'
import { describeError } from '../lib/describeError.ts'
import { common } from '../lib/messages/common.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

export type ErrorNoticeProps = {
  title: string
  error: unknown
  onRetry?: (() => void) | undefined
  children?: ReactNode
}

/** An error where it happened: what, why, what to do; the cause under "Details". */
export function ErrorNotice({ title, error, onRetry, children }: ErrorNoticeProps) {
  const { sentence, details } = describeError(error)
  return (
    <Notice
      actions={onRetry ? <Button onClick={onRetry}>{common.retry}</Button> : null}
      details={details}
      isAlert
      title={title}
      tone="stop"
    >
      <p>{sentence}</p>
      {children}
    </Notice>
  )
}
