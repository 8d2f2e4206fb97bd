import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

const t = createCatalogue('shell')
const tCommon = createCatalogue('common')

export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  // Rendering again is not enough: the route's code and data must be loaded again.
  const retry = () => void router.invalidate()
  return (
    <Page title={t('pageFailed')} width="read">
      <ErrorNotice error={error} onRetry={retry} title={t('pageFailed')} />
    </Page>
  )
}

export function NotFoundPage() {
  return (
    <Page isTitleHidden title={t('notFoundTitle')} width="read">
      <Empty
        action={
          <Link className={buttonClass('primary')} to="/">
            {t('toSafes')}
          </Link>
        }
        icon="claimed"
        title={t('notFoundTitle')}
      >
        {t('notFoundText')}
      </Empty>
    </Page>
  )
}

export function PageSkeleton() {
  return (
    <Page isTitleHidden title={tCommon('loading')}>
      <Card isFlush>
        <SkeletonRows count={4} label={tCommon('loading')} />
      </Card>
    </Page>
  )
}
