import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { messageText } from '../lib/messages/message.ts'
import { shell } from '../lib/messages/shell.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'

export type ReviewFrameProps = { title: string; isTitleHidden?: boolean; actions?: ReactNode; children: ReactNode }

export type ReviewFrame = (props: ReviewFrameProps) => ReactNode

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
      {list === 'queue' ? shell.queue : messageText.title}
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
