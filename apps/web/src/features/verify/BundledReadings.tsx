import { type ClearFacts, explainActions, explainMessage } from '@countersign/protocol/clear'
import type { TransactionDescription } from '@countersign/protocol/decode'
import type { SafeMessageContent } from '@countersign/protocol/hash'
import type { LinkedItem } from '@countersign/protocol/offline'
import { useCallback } from 'react'
import type { Address } from 'viem'
import { DescribedCalls, ReadingList, useDescriptions } from '../../domain/clear-signing/ReadingList.tsx'
import { findBundledChain } from '../../domain/transactions/describeLinked.ts'
import { createFindToken } from '../../domain/transactions/readToken.ts'
import { clearText as words } from '../../lib/messages/clearSigning.ts'
import { SheetSection } from '../../ui/Sheet.tsx'
import type { NodeAnswer } from './readFromNode.ts'

export type BundledCallsProps = {
  answer: NodeAnswer | undefined
  chainId: number
  description: TransactionDescription
  safe: Address
}

/** Uses bundled descriptions only: this page makes no requests. */
export function BundledCalls({ answer, chainId, description, safe }: BundledCallsProps) {
  const explain = useCallback(
    () => explainActions({ action: description, facts: createClearFacts(chainId, answer), safes: [safe] }),
    [answer, chainId, description, safe],
  )
  const items = useDescriptions(explain)
  return items ? <DescribedCalls items={items} /> : null
}

export type BundledMessageProps = { answer: NodeAnswer | undefined; content: SafeMessageContent; item: LinkedItem }

export function BundledMessage({ answer, content, item: { chainId, safe } }: BundledMessageProps) {
  const explain = useCallback(
    () => explainMessage({ account: safe, facts: createClearFacts(chainId, answer), safes: [safe], content }),
    [answer, chainId, content, safe],
  )
  const readings = useDescriptions(explain)
  if (!readings || readings.length === 0) return null
  return (
    <SheetSection title={words.title}>
      <p>{words.leadMessage}</p>
      <ReadingList readings={readings} />
    </SheetSection>
  )
}

function createClearFacts(chainId: number, answer: NodeAnswer | undefined): ClearFacts {
  const { name, nativeCurrency } = findBundledChain(chainId)
  const findToken = createFindToken(answer?.tokens ?? new Map())
  return { chain: { id: chainId, name, nativeCurrency }, findToken: async (address) => findToken(address) }
}
