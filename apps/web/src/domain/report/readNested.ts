import { getTransaction } from '@countersign/client'
import {
  type ClaimedTransaction,
  claim,
  createVerificationCache,
  findNestedAction,
  type Check as KernelCheck,
  type NestedAction,
  type NestedReport,
  type SafeTransaction,
  toClaimedTransaction,
  type Verified,
  verifyNested,
} from '@countersign/protocol'
import type { Hex } from 'viem'
import { nestedText as words } from '../../lib/messages/nested.ts'
import type { Check } from '../checks/createCheckBook.ts'
import { toCheck } from '../checks/toCheck.ts'
import { findDraft } from '../ledger/drafts.ts'
import { findEntries } from '../ledger/ledger.ts'
import { fromStored } from '../ledger/StoredTransaction.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import type { NestedLevel } from './Report.ts'
import { toState } from './toState.ts'

/** Nobody nests so many Safes; a service could make up hashes of hashes without end. */
const deepest = 8

export type ReadNestedParameters = { chainId: number; outer: Verified<SafeTransaction> }

/**
 * Follows what a transaction approves or executes in other Safes, to any depth that there is: each level is verified by
 * the kernel with the Safe that it belongs to, and what is wrong with one is wrong with all above it.
 */
export async function readNested(
  services: Pick<Services, 'chains' | 'drafts' | 'ledger' | 'service'>,
  { chainId, outer }: ReadNestedParameters,
): Promise<{ levels: NestedLevel[]; checks: Check[] }> {
  const client = getChainClient(services, chainId)
  const cache = createVerificationCache()
  const levels: NestedLevel[] = []
  const checks: Check[] = []
  let current: SafeTransaction | undefined = outer.value
  while (current) {
    const action = findNestedAction(current)
    if (!action) break
    const claimed =
      action.kind === 'approve' ? await findClaim(services, { chainId, hash: action.innerHash }) : undefined
    const report: NestedReport | undefined = await verifyNested(client, {
      cache,
      chainId,
      outer: current,
      ...(claimed ? { claimed: claim(claimed) } : {}),
    })
    if (!report) break
    const level = toLevel(action, report, chainId)
    checks.push(...listNestedChecks(report))
    levels.push(level)
    if (levels.length === deepest) {
      checks.push({ id: 'T74', code: 'NESTED_TOO_DEEP', verdict: 'block', title: words.tooDeep })
      break
    }
    current = level.transaction?.value
  }
  return { levels, checks }
}

function toLevel(action: NestedAction, { inner }: NestedReport, chainId: number): NestedLevel {
  const { innerSafe: address, kind: act } = action
  const safeTxHash = action.kind === 'approve' ? action.innerHash : (inner?.hashes?.value.safeTxHash ?? '0x')
  return {
    act,
    id: { address, chainId, safeTxHash },
    state: inner && toState(inner.safe),
    transaction: inner?.transaction,
    valid: inner?.signatures.value.length ?? 0,
  }
}

/** What the kernel says of the link between the two, and what is wrong with the inner one. */
function listNestedChecks({ checks, inner }: NestedReport): Check[] {
  const ofInner: readonly KernelCheck[] = inner ? [...inner.checks, ...inner.safe.checks] : []
  const wrong = ofInner.filter(({ verdict }) => verdict === 'block' || verdict === 'warn').map(toCheck)
  return [...checks.map(toCheck), ...wrong.map((check) => ({ ...check, title: words.inside(check.title) }))]
}

/** Whatever the service says is a claim; where it says nothing, what was made or signed in this browser. */
async function findClaim(
  { drafts, ledger, service }: Pick<Services, 'drafts' | 'ledger' | 'service'>,
  { chainId, hash }: { chainId: number; hash: Hex },
): Promise<ClaimedTransaction | undefined> {
  const details = await getTransaction(service, { chainId, id: hash }).catch(() => undefined)
  const told = details && toClaimedTransaction(details)
  if (told) return told
  const [signed] = findEntries(ledger.get(), hash)
  const kept = signed ?? findDraft(drafts.get(), hash)
  return kept && { safe: kept.safe, safeTxHash: hash, transaction: fromStored(kept.transaction), confirmations: [] }
}
