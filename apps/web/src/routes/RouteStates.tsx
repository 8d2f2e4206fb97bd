import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { common } from '../lib/messages/common.ts'
import { shell } from '../lib/messages/shell.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

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

export function NotFoundPage() {
  return (
    <Page isTitleHidden title={shell.notFoundTitle} width="read">
      <Empty
        action={
          <Link className={buttonClass('primary')} to="/">
            {shell.toSafes}
          </Link>
        }
        icon="claimed"
        title={shell.notFoundTitle}
      >
        {shell.notFoundText}
      </Empty>
    </Page>
  )
}

export function PageSkeleton() {
  return (
    <Page isTitleHidden title={common.loading}>
      <Card isFlush>
        <SkeletonRows count={4} label={common.loading} />
      </Card>
    </Page>
  )
}
