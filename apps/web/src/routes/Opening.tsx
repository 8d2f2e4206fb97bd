import type { ReactNode } from 'react'
import introduction from '../features/safes/Introduction.module.css'
import shellStyles from '../features/shell/Shell.module.css'
import { common } from '../lib/messages/common.ts'
import { homeText } from '../lib/messages/home.ts'
import { safesText } from '../lib/messages/safes.ts'
import { signText } from '../lib/messages/sign.ts'
import { transactionText } from '../lib/messages/transaction.ts'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import pageStyles from '../ui/Page.module.css'
import { PageFrame } from '../ui/PageFrame.tsx'
import { Skeleton, SkeletonRows } from '../ui/Skeleton.tsx'

/** Each screen's frame, rendered into index.html by the build; `public/start.js` selects one by URL. */
export function Opening() {
  return (
    <div className={shellStyles.shell}>
      <header className={shellStyles.top}>
        <span className={shellStyles.brand}>
          <img alt="" fetchPriority="low" height={24} src="/icon.svg" width={24} />
          <span>{common.appName}</span>
        </span>
        <span className={cx(shellStyles.switcher, 'opening-inside')} />
        <span className="opening-inside opening-tools" />
      </header>
      <div className={shellStyles.rail} />
      <main className={shellStyles.main}>
        <Screen name="landing">
          <PageFrame isTitleHidden title={safesText.title}>
            <div className={introduction.intro}>
              <h2>{safesText.introTitle}</h2>
              <p className={introduction.introText}>{safesText.introText}</p>
            </div>
          </PageFrame>
        </Screen>
        <Screen name="home">
          <PageFrame isTitleHidden title={homeText.title}>
            <div className="opening-safe">
              <Skeleton height="title" width="medium" />
              <Skeleton width="long" />
              <Skeleton width="medium" />
            </div>
            <p className={pageStyles.lead}>{homeText.lead}</p>
            <Rows />
          </PageFrame>
        </Screen>
        <Screen name="queue">
          <PageFrame
            actions={<span className="opening-action" />}
            lead={transactionText.queueLead}
            title={transactionText.queueTitle}
          >
            <Rows />
          </PageFrame>
        </Screen>
        <Screen name="transaction">
          <PageFrame
            actions={<span className="opening-action" />}
            lead={signText.lead}
            title={signText.pageUnknown}
            width="read"
          >
            <Rows />
          </PageFrame>
        </Screen>
        <Screen name="safe">
          <PageFrame isTitleHidden title={common.appName}>
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
      <SkeletonRows count={4} label={common.loading} />
    </Card>
  )
}
