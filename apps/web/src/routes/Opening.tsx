import type { ReactNode } from 'react'
import introduction from '../features/safes/Introduction.module.css'
import shellStyles from '../features/shell/Shell.module.css'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import { PageFrame } from '../ui/PageFrame.tsx'
import { Skeleton, SkeletonRows } from '../ui/Skeleton.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'

const t = createCatalogue('common')
const tSafes = createCatalogue('safes')
const tHome = createCatalogue('home')
const tTransaction = createCatalogue('transaction')
const tReview = createCatalogue('review')

/** Each screen's frame, rendered into index.html by the build; `public/start.js` selects one by URL. */
export function Opening() {
  return (
    <div className={shellStyles.shell}>
      <header className={shellStyles.top}>
        <span className={shellStyles.brand}>
          <img alt="" fetchPriority="low" height={24} src="/icon.svg" width={24} />
          <span>{t('appName')}</span>
        </span>
        <span className={cx(shellStyles.switcher, 'opening-inside')} />
        <span className="opening-inside opening-tools" />
      </header>
      <div className={shellStyles.rail} />
      <main className={shellStyles.main}>
        <Screen name="landing">
          <PageFrame isTitleHidden title={tSafes('title')}>
            <div className={introduction.intro}>
              <div className={introduction.words}>
                <h2>{tSafes('introTitle')}</h2>
                <p className={introduction.introText}>{tSafes('introText')}</p>
                <span className="opening-action" />
              </div>
              <div className={introduction.picture} />
            </div>
          </PageFrame>
        </Screen>
        <Screen name="home">
          <PageFrame isTitleHidden title={tHome('title')}>
            <div className="opening-safe">
              <Skeleton height="title" width="medium" />
              <Skeleton width="long" />
              <Skeleton width="medium" />
            </div>
            <Rows />
          </PageFrame>
        </Screen>
        <Screen name="queue">
          <PageFrame
            actions={<span className="opening-action" />}
            lead={tTransaction('queueLead')}
            title={tTransaction('queueTitle')}
          >
            <Rows />
          </PageFrame>
        </Screen>
        <Screen name="transaction">
          <PageFrame title={tReview('title')} width="read">
            <ReviewSkeleton />
          </PageFrame>
        </Screen>
        <Screen name="safe">
          <PageFrame isTitleHidden title={t('appName')}>
            <Rows />
          </PageFrame>
        </Screen>
      </main>
      <div className={shellStyles.strip} />
    </div>
  )
}

/** Shown if the document's `data-opening` names it (ui/opening.css). */
function Screen({ children, name }: { children: ReactNode; name: string }) {
  return (
    <div className="opening-screen" data-for={name}>
      {children}
    </div>
  )
}

function Rows() {
  return (
    <Card isFlush>
      <SkeletonRows count={4} label={t('loading')} />
    </Card>
  )
}
