import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'
import styles from './ReviewFrame.module.css'

const t = createCatalogue('shell')
const tMessage = createCatalogue('message')

export type ReviewFrameProps = {
  title: string
  /** Beside the title, as `#20`. */
  titleNote?: string
  isTitleHidden?: boolean
  actions?: ReactNode
  /** The decision bar, below everything that could affect the decision and always in view. */
  bar?: ReactNode
  children: ReactNode
}

export type ReviewFrame = (props: ReviewFrameProps) => ReactNode

/** A review as a page of its own. */
export function ReviewPage({ bar, ...page }: ReviewFrameProps) {
  return (
    <>
      <Page {...page} width="read" />
      {bar ? (
        <div className={styles.bar} data-decision="">
          <div className={styles.column}>{bar}</div>
        </div>
      ) : null}
    </>
  )
}

export type NothingToReviewProps = {
  Frame: ReviewFrame
  list: 'messages' | 'queue'
  safe: CurrentSafe
  title: string
  text: string
}

export function NothingToReview({ Frame, list, safe, title, text }: NothingToReviewProps) {
  const to = list === 'queue' ? '/$chain/$safe/queue' : '/$chain/$safe/messages'
  const link = (
    <Link className={buttonClass('outline')} params={safe.params} to={to}>
      {list === 'queue' ? t('queue') : tMessage('title')}
    </Link>
  )
  return (
    <Frame isTitleHidden title={title}>
      <Empty action={link} icon="claimed" title={title}>
        {text}
      </Empty>
    </Frame>
  )
}
