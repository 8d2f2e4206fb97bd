import { HashSchema } from '@countersign/protocol/wire'
import { getRouteApi } from '@tanstack/react-router'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { messageText as words } from '../lib/messages/message.ts'
import { Page } from '../ui/Page.tsx'
import { MessageReview } from './MessageReview.tsx'
import { NothingToReview, type ReviewFrameProps } from './ReviewFrame.tsx'

const route = getRouteApi('/$chain/$safe/messages/$hash')

export function MessagePage() {
  const safe = useSafe()
  const parsed = HashSchema.safeParse(route.useParams().hash)
  if (!parsed.success)
    return <NothingToReview Frame={ReadPage} list="messages" safe={safe} text={words.badIdText} title={words.badId} />
  const messageHash = parsed.data
  return (
    <MessageReview
      Frame={ReadPage}
      id={{ chainId: safe.chainId, address: safe.address, messageHash }}
      key={messageHash}
      safe={safe}
    />
  )
}

function ReadPage(props: ReviewFrameProps) {
  return <Page {...props} width="read" />
}
