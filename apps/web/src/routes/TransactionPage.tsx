import { getRouteApi } from '@tanstack/react-router'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { signText as words } from '../lib/messages/sign.ts'
import { Page } from '../ui/Page.tsx'
import { NothingToReview, type ReviewFrameProps } from './ReviewFrame.tsx'
import { TransactionReview } from './TransactionReview.tsx'

const route = getRouteApi('/$chain/$safe/tx/$id')

export function TransactionPage() {
  const safe = useSafe()
  const { safeTxHash } = route.useRouteContext()
  if (!safeTxHash)
    return <NothingToReview Frame={ReadPage} list="queue" safe={safe} text={words.badIdText} title={words.badId} />
  return (
    <TransactionReview
      Frame={ReadPage}
      id={{ chainId: safe.chainId, address: safe.address, safeTxHash }}
      key={safeTxHash}
      safe={safe}
    />
  )
}

function ReadPage(props: ReviewFrameProps) {
  return <Page {...props} lead={words.lead} width="read" />
}
