import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { shell } from '../lib/messages/shell.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'

/** The last resort: a screen that threw. The shell and the other screens keep working. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  // Drawing it again is not enough: a screen that was not loaded must be loaded again.
  const retry = () => void router.invalidate()
  return (
    <Page title={shell.pageFailed} width="read">
      <ErrorNotice error={error} onRetry={retry} title={shell.pageFailed} />
    </Page>
  )
}
