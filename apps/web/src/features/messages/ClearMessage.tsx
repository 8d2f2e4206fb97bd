import { explainMessage } from '@countersign/protocol/clear'
import type { SafeMessageContent } from '@countersign/protocol/hash'
import { useCallback } from 'react'
import type { Address } from 'viem'
import { ReadingList, useDescriptions } from '../../domain/clear-signing/ReadingList.tsx'
import { useClearSources } from '../../domain/clear-signing/useClearSources.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const t = createCatalogue('clearSigning')

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
    <SheetSection title={t('title')}>
      <p>{t('leadMessage')}</p>
      {isOperatorSilent ? <p>{t('operatorFailed')}</p> : null}
      {readings.length > 0 ? <ReadingList readings={readings} /> : <p>{t('noneMessage')}</p>}
    </SheetSection>
  )
}
