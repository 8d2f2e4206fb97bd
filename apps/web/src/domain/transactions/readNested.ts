import { getTransaction } from '@countersign/client'
import type { SafeTransaction } from '@countersign/protocol/hash'
import {
  type ClaimedTransaction,
  claim,
  createVerificationCache,
  type Check as KernelCheck,
  listNestedActions,
  type NestedAction,
  type NestedReport,
  toClaimedTransaction,
  type Verified,
  verifyNested,
} from '@countersign/protocol/verify'
import { type Address, getAddress, type Hex, isAddressEqual } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { fromStored } from '../signature-store/ConfirmationsSchema.ts'
import { findTransaction } from '../signature-store/confirmations.ts'
import { findDraft } from '../signature-store/drafts.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'
import { type NestedLevel, toState } from './Report.ts'

const t = createCatalogue('nested')

/** Bounds hashes of hashes that a service could invent. */
const deepest = 8

/** Bounds fetches and verifications per transaction. */
const max = 32

/** Follows approvals and executions in other Safes; problems of a level are reported for all levels above. */
export async function readNested(
  services: Pick<Services, 'chains'> & ClaimStores,
  { chainId, safe, outer }: { chainId: number; safe: Address; outer: Verified<SafeTransaction> },
): Promise<{ levels: NestedLevel[]; checks: Check[] }> {
  const client = getChainClient(services, chainId)
  const cache = createVerificationCache()
  const levels: NestedLevel[] = []
  const checks: Check[] = []

  /** `way`: the Safes from the outermost to the current one. */
  async function follow(transaction: SafeTransaction, way: readonly Address[]): Promise<void> {
    const actions = listNestedActions({ safe: way.at(-1) ?? safe, transaction })
    if (actions.length > 0 && way.length > deepest) return block('NESTED_TOO_DEEP', t('tooDeep'))
    for (const { action, executedBefore } of countExecutions(actions.slice(0, max + 1))) {
      if (levels.length === max) return block('NESTED_TOO_MANY', t('tooMany', { most: max }))
      const { level, report } = await read(action, executedBefore)
      if (levels.some((other) => isSameLevel(other, level))) continue
      levels.push(level)
      checks.push(...listNestedChecks(report))
      const inner = getAddress(action.innerSafe)
      if (way.includes(inner)) checks.push(toCircle(inner))
      if (level.transaction) await follow(level.transaction.value, [...way, inner])
    }
  }

  async function read(action: NestedAction, executedBefore: number) {
    const claimed =
      action.kind === 'approve' ? await findClaim(services, { chainId, hash: action.innerHash }) : undefined
    const unverified = claimed ? { claimed: claim(claimed) } : {}
    const report = await verifyNested(client, { action, cache, chainId, executedBefore, ...unverified })
    return { level: toLevel(action, report, chainId), report }
  }

  function block(code: string, title: string): void {
    if (!checks.some((check) => check.code === code)) checks.push({ id: 'T74', code, verdict: 'block', title })
  }

  await follow(outer.value, [getAddress(safe)])
  return { levels, checks }
}

/** Each with the number of earlier executions of the same Safe in this transaction. */
function countExecutions(actions: readonly NestedAction[]): { action: NestedAction; executedBefore: number }[] {
  return actions.map((action, index) => {
    const isBefore = (other: NestedAction) =>
      other.kind === 'execute' && isAddressEqual(other.innerSafe, action.innerSafe)
    return { action, executedBefore: actions.slice(0, index).filter(isBefore).length }
  })
}

/** A Safe that approves itself through others is rarely intended. */
function toCircle(safe: Address): Check {
  return { id: 'T76', code: 'NESTED_CIRCLE', verdict: 'warn', title: t('leadsBack', { safe }) }
}

function isSameLevel(one: NestedLevel, other: NestedLevel): boolean {
  const key = ({ act, by, id }: NestedLevel) => `${act}${by}${id.address}${id.safeTxHash}`.toLowerCase()
  return key(one) === key(other)
}

function toLevel(action: NestedAction, { inner, valid }: NestedReport, chainId: number): NestedLevel {
  const { by, innerSafe: address, kind: act } = action
  const safeTxHash = action.kind === 'approve' ? action.innerHash : (inner?.hashes?.value.safeTxHash ?? '0x')
  return {
    act,
    by,
    id: { address, chainId, safeTxHash },
    state: inner && toState(inner.safe),
    transaction: inner?.transaction,
    valid,
  }
}

function listNestedChecks({ checks, inner }: NestedReport): Check[] {
  const ofInner: readonly KernelCheck[] = inner ? [...inner.checks, ...inner.safe.checks] : []
  const wrong = ofInner.filter(({ verdict }) => verdict === 'block' || verdict === 'warn').map(toCheck)
  return [...checks.map(toCheck), ...wrong.map((check) => ({ ...check, title: t('inside', { title: check.title }) }))]
}

type ClaimStores = Pick<Services, 'confirmations' | 'drafts' | 'service'>

/** The service's data and this browser's are both unverified: the kernel verifies them. */
async function findClaim(
  { confirmations: store, drafts, service }: ClaimStores,
  { chainId, hash }: { chainId: number; hash: Hex },
): Promise<ClaimedTransaction | undefined> {
  const details = await getTransaction(service, { chainId, id: hash }).catch(() => undefined)
  const shown = details && toClaimedTransaction(details)
  const record = findTransaction(store.get(), hash)
  // By bytes: the service may show anything under the same name.
  const known = new Set(shown?.confirmations.map(({ signature }) => signature?.toLowerCase()))
  const confirmations = (record?.confirmations ?? []).flatMap(({ signature, signer }) => {
    if (known.has(signature.toLowerCase())) return []
    known.add(signature.toLowerCase())
    return [{ owner: signer, signature }]
  })
  if (shown) return { ...shown, confirmations: [...shown.confirmations, ...confirmations] }
  const stored = record ?? findDraft(drafts.get(), hash)
  return stored && { safe: stored.safe, safeTxHash: hash, transaction: fromStored(stored.transaction), confirmations }
}
