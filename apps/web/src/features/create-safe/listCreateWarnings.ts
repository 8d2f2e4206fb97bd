import { findLookalikes } from '@countersign/protocol/verify'
import { type Address, isAddressEqual } from 'viem'
import type { Consequence } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { createText } from '../../lib/messages/create.ts'
import type { OwnerKind } from './ownerKindQuery.ts'

const words = createText.cautions

export type OwnerFinding = {
  address: Address
  chain: string
  /** `unknown`: the chain did not answer. */
  kind: OwnerKind | 'unknown'
}

export type ListCreateCautionsParameters = {
  owners: readonly Address[]
  /** Number of owner fields, including unreadable ones. */
  count: number
  threshold: number
  findings: readonly OwnerFinding[]
  /** Addresses the user knows: contacts and other Safes. */
  known: readonly Address[]
  me: Address | undefined
  labelOf: (address: string) => string
}

export function listCreateWarnings(parameters: ListCreateCautionsParameters): Consequence[] {
  const { owners, known, me } = parameters
  const list: Consequence[] = [...judgeThreshold(parameters), ...judgeKinds(parameters)]
  for (const owner of owners) {
    const [other] = findLookalikes(owner, [...owners, ...known])
    // In full, since shortened look-alikes are identical.
    if (other) list.push({ tone: 'caution', text: words.lookalike(owner, other) })
  }
  if (me && owners.length > 0 && !owners.some((owner) => isAddressEqual(owner, me)))
    list.push({ tone: 'info', text: words.notYou })
  return list
}

function judgeKinds({ findings, labelOf }: ListCreateCautionsParameters): Consequence[] {
  return findings.flatMap((finding) => judgeKind(finding, findings, labelOf(finding.address)))
}

function judgeKind({ address, chain, kind }: OwnerFinding, all: readonly OwnerFinding[], who: string): Consequence[] {
  switch (kind) {
    case 'contract':
      return [{ tone: 'caution', text: words.contract(who, chain) }]
    case 'safe':
      return [{ tone: 'info', text: words.safe(who, chain) }]
    case 'unknown':
      return [{ tone: 'caution', text: words.unknown(who, chain) }]
    case 'account': {
      const isCode = (other: OwnerFinding) => other.kind === 'contract' || other.kind === 'safe'
      const isCodeElsewhere = all.some((other) => other.address === address && isCode(other))
      return isCodeElsewhere ? [{ tone: 'caution', text: words.missing(who, chain) }] : []
    }
  }
}

function judgeThreshold({ count, threshold }: ListCreateCautionsParameters): Consequence[] {
  if (threshold > count) return []
  if (count === 1) return [{ tone: 'caution', text: words.one }]
  if (threshold === 1) return [{ tone: 'caution', text: words.anyone }]
  if (threshold === count) return [{ tone: 'caution', text: words.all(count) }]
  return [{ tone: 'info', text: words.good(threshold, count) }]
}
