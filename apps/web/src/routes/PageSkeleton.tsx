import { common } from '../lib/messages/common.ts'
import { Card } from '../ui/Card.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

/** Shown while a screen's code loads. */
export function PageSkeleton() {
  return (
    <Page isTitleHidden title={common.loading}>
      <Card isFlush>
        <SkeletonRows count={4} label={common.loading} />
      </Card>
    </Page>
  )
}
