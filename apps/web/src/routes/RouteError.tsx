import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { shell } from '../lib/messages/shell.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'

/** Error boundary of a screen. The layout and other screens continue to work. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  // Rendering again is not enough: the route's code and data must be loaded again.
  const retry = () => void router.invalidate()
  return (
    <Page title={shell.pageFailed} width="read">
      <ErrorNotice error={error} onRetry={retry} title={shell.pageFailed} />
    </Page>
  )
}
