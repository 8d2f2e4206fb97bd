import { describeError } from '../lib/describeError.ts'
import { relativeDay } from '../lib/formatTime.ts'
import { trust } from '../lib/messages/trust.ts'
import { Notice } from './Notice.tsx'

export type StaleNoticeProps = { /** When what is on screen was last true. */ since: number; error: unknown }

/** What is shown is from before; reading stays open. */
export function StaleNotice({ since, error }: StaleNoticeProps) {
  const { sentence, details } = describeError(error)
  return (
    <Notice details={details} title={trust.staleTitle(relativeDay(since, Date.now()))} tone="caution">
      {sentence}
    </Notice>
  )
}
