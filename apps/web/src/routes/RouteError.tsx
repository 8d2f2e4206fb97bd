import type { ErrorComponentProps } from '@tanstack/react-router'
import { shell } from '../lib/messages/shell.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'

/** The last resort: a screen that threw. The shell and the other screens keep working. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  return (
    <Page title={shell.pageFailed} width="read">
      <ErrorNotice error={error} onRetry={reset} title={shell.pageFailed} />
    </Page>
  )
}
