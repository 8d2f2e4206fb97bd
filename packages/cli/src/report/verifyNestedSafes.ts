import { getTransaction } from '@countersign/client'
import type { SafeTransaction } from '@countersign/protocol/hash'
import {
  type ClaimedTransaction,
  claim,
  listNestedActions,
  type NestedAction,
  toClaimedTransaction,
  verifyNested,
} from '@countersign/protocol/verify'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Sources } from '../sources/openSources.ts'
import type { Finding } from './judge.ts'

/** Bounds the nested Safes that a hostile service can make up. */
const deepest = 8
const max = 32

export type VerifyNestedSafesParameters = { sources: Sources; safe: Address; transaction: SafeTransaction }

/** Verifies the transactions that this one approves or executes in other Safes; their failures count. */
export async function verifyNestedSafes(parameters: VerifyNestedSafesParameters): Promise<Finding[]> {
  const { sources } = parameters
  const { chainId, node } = sources
  const findings: Finding[] = []
  let count = 0

  async function follow(safe: Address, transaction: SafeTransaction, depth: number): Promise<void> {
    const actions = listNestedActions({ safe, transaction })
    if (actions.length > 0 && depth > deepest) return refuse('NESTED_TOO_DEEP', 'Nested Safes exceed the depth limit.')
    for (const [index, action] of actions.entries()) {
      count += 1
      if (count > max) return refuse('NESTED_TOO_MANY', `More than ${max} nested Safe transactions.`)
      const claimed = action.kind === 'approve' ? await findClaim(sources, action.innerHash) : undefined
      const report = await verifyNested(node, {
        action,
        chainId,
        executedBefore: countBefore(actions, index),
        ...(claimed ? { claimed: claim(claimed) } : {}),
      })
      const ofInner = report.inner ? [...report.inner.checks, ...report.inner.safe.checks] : []
      const wrong = ofInner.filter(({ verdict }) => verdict === 'block' || verdict === 'warn')
      findings.push(...report.checks)
      findings.push(
        ...wrong.map((check) => ({ ...check, message: `In the Safe ${action.innerSafe}: ${check.message}` })),
      )
      if (report.inner?.transaction) await follow(action.innerSafe, report.inner.transaction.value, depth + 1)
    }
  }

  function refuse(code: string, message: string): void {
    if (!findings.some((finding) => finding.code === code))
      findings.push({ code, id: 'T74', message, verdict: 'block' })
  }

  await follow(parameters.safe, parameters.transaction, 1)
  return findings
}

/** Number of earlier executions by the same Safe, each of which uses a nonce. */
function countBefore(actions: readonly NestedAction[], index: number): number {
  const action = actions[index]
  const isBefore = (other: NestedAction) =>
    action !== undefined && other.kind === 'execute' && isAddressEqual(other.innerSafe, action.innerSafe)
  return actions.slice(0, index).filter(isBefore).length
}

async function findClaim({ chainId, service }: Sources, hash: Hex): Promise<ClaimedTransaction | undefined> {
  if (!service) return undefined
  const details = await getTransaction(service, { chainId, id: hash }).catch(() => undefined)
  return details && toClaimedTransaction(details)
}
