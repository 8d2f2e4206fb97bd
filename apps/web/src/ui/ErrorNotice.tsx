import type { ReactNode } from 'react'
import { isChunkError } from '../lib/chunkErrors.ts'
import { describeError, isNotServed } from '../lib/describeError.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

const t = createCatalogue('common')

export type ErrorNoticeProps = {
  title: string
  error: unknown
  onRetry?: (() => void) | undefined
  /** Replaces `onRetry` where code could not be loaded. @default reloads the page */
  onReload?: () => void
  children?: ReactNode
}

const reload = () => window.location.reload()

export function ErrorNotice({ title, error, onRetry, onReload = reload, children }: ErrorNoticeProps) {
  const retry = isChunkError(error) ? onReload : onRetry
  const { sentence, details } = describeError(error)
  // Not a failure: nothing can be retried.
  if (isNotServed(error))
    return (
      <Notice title={sentence} tone="info">
        {children}
      </Notice>
    )
  return (
    <Notice
      actions={retry ? <Button onClick={retry}>{t('retry')}</Button> : null}
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
