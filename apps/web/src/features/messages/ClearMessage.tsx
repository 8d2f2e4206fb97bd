import { explainMessage } from '@countersign/protocol/clear'
import type { SafeMessageContent } from '@countersign/protocol/hash'
import { useCallback } from 'react'
import type { Address } from 'viem'
import { ReadingList } from '../../domain/clear-signing/ReadingList.tsx'
import { useClearSources } from '../../domain/clear-signing/useClearSources.ts'
import { useDescriptions } from '../../domain/clear-signing/useDescriptions.ts'
import { clearText as words } from '../../lib/messages/clearSigning.ts'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export type ClearMessageProps = { chainId: number; content: SafeMessageContent; safe: Address }

/** ERC-7730 descriptions of the typed data shown above. */
export function ClearMessage({ chainId, content, safe }: ClearMessageProps) {
  const { facts, findDescriptors, isOperatorSilent } = useClearSources(chainId)
  const explain = useCallback(
    () => explainMessage({ account: safe, facts, findDescriptors, safes: [safe], content }),
    [content, facts, findDescriptors, safe],
  )
  const readings = useDescriptions(explain)
  if (!readings) return <Skeleton height="block" />
  return (
    <SheetSection title={words.title}>
      <p>{words.leadMessage}</p>
      {isOperatorSilent ? <p>{words.operatorFailed}</p> : null}
      {readings.length > 0 ? <ReadingList readings={readings} /> : <p>{words.noneMessage}</p>}
    </SheetSection>
  )
}
