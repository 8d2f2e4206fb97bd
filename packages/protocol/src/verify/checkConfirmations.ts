import type { Address, Hex } from 'viem'
import {
  approvalKey,
  type ChainFacts,
  contractSignatureKey,
  evidenceOf,
  type FactRequests,
} from '../chain/SafeFacts.ts'
import { fromChain, recomputed } from '../evidence/Evidence.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import type { SafeSignature } from '../signatures/parseSignatures.ts'
import type { ClaimedConfirmation } from './ClaimedTransaction.ts'
import type { ConfirmationReport } from './TransactionReport.ts'
import type { VerificationCache } from './VerificationCache.ts'

export type ParsedConfirmation = {
  claimedOwner: Address
  signature: SafeSignature | 'missing' | 'unreadable' | 'several'
}

/** Parses claimed confirmations; unreadable ones stay in the list, to be reported. */
export function parseConfirmations(
  confirmations: readonly ClaimedConfirmation[],
  cache: VerificationCache,
): ParsedConfirmation[] {
  const places = new Map<string, number[]>()
  for (const [index, { owner }] of confirmations.entries()) {
    const key = toLower(owner)
    places.set(key, [...(places.get(key) ?? []).slice(-maxPerOwner), index])
  }
  const counts = new Map<string, number>()
  return confirmations.map(({ owner, signature }, index) => {
    const key = toLower(owner)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const isSelected = count <= firstOfOwner || (places.get(key) ?? []).slice(-lastOfOwner).includes(index)
    return { claimedOwner: owner, signature: isSelected ? parseOne(signature, cache) : 'several' }
  })
}

/** Of several of one owner the first and last are checked: forged ones must not displace local ones, which are last. */
const firstOfOwner = 2
const lastOfOwner = 3
const maxPerOwner = firstOfOwner + lastOfOwner
/** Maximum recovered signatures of non-owners. */
const maxOutsiders = 5

function parseOne(signature: Hex | null, cache: VerificationCache): ParsedConfirmation['signature'] {
  if (signature === null || signature === '0x') return 'missing'
  const signatures = cache.parse(signature)
  if (!signatures) return 'unreadable'
  const [first, ...more] = signatures
  return first && more.length === 0 ? first : 'several'
}

type SignedContent = {
  hash: Hex
  /** Its 66-byte preimage. */
  preimage: Hex
}

/** The chain reads that these confirmations need. */
export function planConfirmations(content: SignedContent, confirmations: readonly ParsedConfirmation[]) {
  const { hash } = content
  const approvals: NonNullable<FactRequests['approvals']>[number][] = []
  const contractSignatures: NonNullable<FactRequests['contractSignatures']>[number][] = []
  for (const { signature } of confirmations) {
    if (typeof signature === 'string') continue
    if (signature.kind === 'approvedHash') approvals.push({ hash, owner: signature.signer })
    if (signature.kind === 'contract')
      contractSignatures.push({
        hash,
        owner: signature.signer,
        preimage: content.preimage,
        signature: signature.signature,
      })
  }
  return { approvals, contractSignatures }
}

type CheckConfirmationsParameters = {
  hash: Hex
  confirmations: readonly ParsedConfirmation[]
  facts: ChainFacts | undefined
  cache: VerificationCache
  /** Former owners, from the Safe's own events. */
  formerOwners?: readonly Address[]
  /** Sender of the execution. */
  executor?: Address
}

type Outcome = Pick<ConfirmationReport, 'code' | 'status' | 'threat'> &
  Partial<Pick<ConfirmationReport, 'data' | 'evidence' | 'signer'>>

/** Verifies each claimed confirmation. Only `valid` ones count. */
export async function checkConfirmations(parameters: CheckConfirmationsParameters): Promise<ConfirmationReport[]> {
  const { cache, confirmations, executor, facts, formerOwners = [], hash } = parameters
  const owners = facts?.safe.owners && new Set(facts.safe.owners.map(toLower))
  const former = new Set(formerOwners.map(toLower))
  const counted = new Set<string>()
  const reports: ConfirmationReport[] = []

  function judgeSigner(signer: Address): Outcome | undefined {
    if (!owners || !facts) return { code: 'OWNERS_UNKNOWN', signer, status: 'unknown', threat: 'T43' }
    const key = toLower(signer)
    const evidence = evidenceOf(facts.safe)
    if (!owners.has(key))
      return former.has(key)
        ? { code: 'FORMER_OWNER', evidence, signer, status: 'formerOwner', threat: 'T48' }
        : { code: 'NOT_AN_OWNER', evidence, signer, status: 'stranger', threat: 'T43' }
    if (counted.has(key))
      return { code: 'COUNTED_ALREADY', evidence: recomputed, signer, status: 'duplicate', threat: 'T47' }
    return undefined
  }

  const isWorthless = createUnknownSignerLimit(facts?.safe.owners, formerOwners)
  for (const { claimedOwner, signature } of confirmations) {
    const kind = typeof signature === 'string' ? undefined : signature.kind
    const proof: Outcome = isWorthless(claimedOwner)
      ? { code: 'NOT_AN_OWNER', evidence: facts && evidenceOf(facts.safe), status: 'stranger', threat: 'T43' }
      : await prove({ cache, claimedOwner, facts, hash, signature, ...(executor ? { executor } : {}) })
    const outcome = proof.status === 'valid' && proof.signer ? (judgeSigner(proof.signer) ?? proof) : proof
    if (outcome.status === 'valid' && outcome.signer) counted.add(toLower(outcome.signer))
    const isValid = outcome.status === 'valid'
    reports.push({
      claimedOwner,
      code: outcome.code,
      data: isValid ? outcome.data : undefined,
      evidence: outcome.evidence,
      kind,
      signer: outcome.signer,
      status: outcome.status,
      threat: outcome.threat,
    })
  }
  return reports
}

/** Skips accounts that neither are nor were owners, after the first few. */
function createUnknownSignerLimit(owners: readonly Address[] | undefined, formerOwners: readonly Address[]) {
  const known = new Set([...(owners ?? []), ...formerOwners].map(toLower))
  let outsiders = 0
  return (claimedOwner: Address): boolean => {
    if (!owners || known.has(toLower(claimedOwner))) return false
    outsiders += 1
    return outsiders > maxOutsiders
  }
}

type ProveParameters = ParsedConfirmation & Pick<CheckConfirmationsParameters, 'cache' | 'executor' | 'facts' | 'hash'>

/** Whether the claimed signer really signed, owner or not. */
async function prove({ cache, claimedOwner, executor, facts, hash, signature }: ProveParameters): Promise<Outcome> {
  if (signature === 'missing') return { code: 'SIGNATURE_MISSING', status: 'unknown', threat: 'T44' }
  if (signature === 'unreadable')
    return { code: 'SIGNATURE_UNREADABLE', evidence: recomputed, status: 'forged', threat: 'T52' }
  if (signature === 'several')
    return { code: 'NOT_ONE_SIGNATURE', evidence: recomputed, status: 'forged', threat: 'T52' }
  const signer =
    signature.kind === 'eoa' || signature.kind === 'ethSign' ? await cache.recover(hash, signature) : signature.signer
  if (!signer) return { code: 'NO_SIGNER', evidence: recomputed, status: 'forged', threat: 'T44' }
  if (!isSameAddress(signer, claimedOwner))
    return { code: 'OTHER_SIGNER', evidence: recomputed, signer, status: 'forged', threat: 'T44' }
  if (signature.kind === 'contract') return proveContract(signer, { facts, hash, signature })
  if (signature.kind === 'approvedHash')
    return proveApproval(signer, { data: signature.data, facts, hash, isExecutor: isSameAs(executor, signer) })
  return { code: 'VALID', data: signature.data, evidence: recomputed, signer, status: 'valid', threat: 'T44' }
}

type OnChain = Pick<CheckConfirmationsParameters, 'facts' | 'hash'>

function proveContract(
  signer: Address,
  { facts, hash, signature }: OnChain & { signature: { data: Hex; signature: Hex } },
): Outcome {
  // Only contracts of owners were called; others do not count.
  if (facts?.safe.owners && !facts.safe.owners.some((owner) => isSameAddress(owner, signer)))
    return { code: 'VALID', signer, status: 'valid', threat: 'T46' }
  const answer = facts?.contractSignatures.get(
    contractSignatureKey({ hash, owner: signer, signature: signature.signature }),
  )
  if (answer === undefined || !facts) return { code: 'CONTRACT_UNKNOWN', signer, status: 'unknown', threat: 'T46' }
  const evidence = fromChain(facts.safe.block)
  if (!answer) return { code: 'CONTRACT_REFUSES', evidence, status: 'forged', threat: 'T46' }
  return { code: 'VALID', data: signature.data, evidence, signer, status: 'valid', threat: 'T46' }
}

function proveApproval(
  signer: Address,
  { data, facts, hash, isExecutor }: OnChain & { data: Hex; isExecutor: boolean },
): Outcome {
  if (facts?.safe.owners && !facts.safe.owners.some((owner) => isSameAddress(owner, signer)))
    return { code: 'VALID', signer, status: 'valid', threat: 'T45' }
  if (facts && isExecutor)
    return { code: 'VALID', data, evidence: fromChain(facts.safe.block), signer, status: 'valid', threat: 'T45' }
  const answer = facts?.approvals.get(approvalKey({ hash, owner: signer }))
  if (answer === undefined || !facts) return { code: 'APPROVAL_UNKNOWN', signer, status: 'unknown', threat: 'T45' }
  const evidence = fromChain(facts.safe.block)
  if (!answer) return { code: 'NOT_APPROVED_ON_CHAIN', evidence, status: 'forged', threat: 'T45' }
  return { code: 'VALID', data, evidence, signer, status: 'valid', threat: 'T45' }
}

function isSameAs(one: Address | undefined, other: Address): boolean {
  return one !== undefined && isSameAddress(one, other)
}

function toLower(address: Address): string {
  return address.toLowerCase()
}
