import type { ChainClient } from '@countersign/protocol/chain'
import type { TokenFacts, TransactionDescription } from '@countersign/protocol/decode'
import { type ChangedField, findChangedField } from '@countersign/protocol/offline'
import { type OwnerType, readOwnerTypes } from '@countersign/protocol/passkey'
import { type Simulation, simulateTransaction } from '@countersign/protocol/simulate'
import {
  type Check,
  type ClaimedTransaction,
  checkSupport,
  claim,
  encodeApproval,
  listApprovals,
  type TransactionProgress,
  type VerifyTransactionReturnType,
  verifyProgress,
  verifyTransaction,
} from '@countersign/protocol/verify'
import type { Address, Hex } from 'viem'
import { getWorstOutcome, type Outcome } from '../CliError.ts'
import { describe, readToken } from './describe.ts'
import { type Finding, judge, judgeSignature } from './judge.ts'
import type { Origin } from './renderChecks.ts'
import { type ReviewTransactionParameters, verifyAtItsBlock } from './verifyAtItsBlock.ts'
import { verifyNestedSafes } from './verifyNestedSafes.ts'

export type Review = {
  chainId: number
  safe: Address
  claimed: ClaimedTransaction
  /** Whether the fields hash to the claimed hash. */
  isProven: boolean
  origin: Origin
  report: VerifyTransactionReturnType
  description: TransactionDescription
  /** How today's owners sign; empty where the node did not tell. */
  owners: readonly { address: Address; type: OwnerType }[]
  progress: TransactionProgress
  executedIn: Hex | undefined
  simulation: Simulation | undefined
  /** Tokens of the simulation by lower-case address. */
  tokens: ReadonlyMap<string, TokenFacts>
  changed: ChangedField | undefined
  checks: readonly Finding[]
  outcome: Outcome
}

/** Runs every check of the kernel on a transaction, as the web app does, and simulates it where possible. */
export async function reviewTransaction(parameters: ReviewTransactionParameters): Promise<Review> {
  const { origin, safe, sources } = parameters
  const { chainId, isOffline, node } = sources
  const first = await verifyWithApprovals(parameters)
  const reached = node
    ? await verifyProgress(node, {
        chainId,
        report: first,
        ...(parameters.claimedTransactionHash ? { claimedTransactionHash: parameters.claimedTransactionHash } : {}),
      })
    : { checks: [], progress: 'unknown' as const, transactionHash: undefined }
  const { progress } = reached
  const isPast = progress === 'executed' || progress === 'failed' || progress === 'replaced'
  const past = await verifyAtItsBlock(parameters, { first, transactionHash: reached.transactionHash })
  const report = past?.report ?? first
  const facts = first.safe.facts?.value
  const transaction = report.transaction?.value
  const simulation =
    node && facts && transaction && !isPast ? await simulateTransaction(node, { facts, transaction }) : undefined
  const checks: Finding[] = [
    ...(parameters.findings ?? []).filter(({ code }) => !(isPast && code === 'CONFLICTS_UNVERIFIED')),
    ...(past?.checks ?? report.checks).filter(({ code }) => !(isPast && (code === 'NONCE_USED' || code === 'EXPIRED'))),
    ...first.safe.checks,
    ...reached.checks,
    ...checkStatus(parameters.claimed, progress),
    ...(transaction && origin === 'service' && !isPast ? [checkSupport(report.confirmations)] : []),
    ...(transaction && !isPast ? await verifyNestedSafes({ safe, sources, transaction }) : []),
    ...(simulation ? toSimulationChecks(simulation, transaction?.nonce === facts?.nonce) : []),
  ]
  const description = await describe({
    chainId,
    node,
    ownerState: toOwnerState(report),
    safe,
    transaction: transaction ?? parameters.claimed.transaction,
  })
  const options = { isOffline, isStrict: parameters.isStrict ?? false }
  return {
    chainId,
    changed: transaction ? undefined : findChange(parameters, report),
    checks,
    claimed: parameters.claimed,
    description,
    executedIn: reached.transactionHash,
    isProven: transaction !== undefined,
    origin,
    owners: await listOwnerTypes(node, { chainId, owners: facts?.owners, safe }),
    outcome: getWorstOutcome([
      ...checks.map((check) => judge(check, options)),
      ...report.confirmations.map(judgeSignature),
    ]),
    progress,
    report,
    safe,
    simulation,
    tokens: node && simulation ? await readMoved(node, simulation) : new Map(),
  }
}

/** Nothing is concluded from them: a node that fails here leaves them out. */
async function listOwnerTypes(
  node: ChainClient | undefined,
  { owners = [], ...parameters }: { chainId: number; owners: readonly Address[] | undefined; safe: Address },
): Promise<Review['owners']> {
  const types = node && (await readOwnerTypes(node, { ...parameters, owners }).catch(() => undefined))
  return types ? owners.map((address, index) => ({ address, type: types[index] ?? 'contract' })) : []
}

/** Bounds the tokens of a simulation. */
const maxTokens = 50

async function readMoved(
  node: ChainClient,
  { allowances, tokens }: Simulation,
): Promise<ReadonlyMap<string, TokenFacts>> {
  const addresses = [...new Set([...tokens, ...allowances].map(({ token }) => token))].slice(0, maxTokens)
  const facts = await Promise.all(addresses.map((address) => readToken(node, address)))
  return new Map(
    addresses.flatMap((address, index) => {
      const found = facts[index]
      return found ? [[address.toLowerCase(), found] as const] : []
    }),
  )
}

/** Adds on-chain approvals of the hash, whether or not the service lists them. */
async function verifyWithApprovals(parameters: ReviewTransactionParameters): Promise<VerifyTransactionReturnType> {
  const { claimed, safe, sources } = parameters
  const { chainId, node } = sources
  const verify = (confirmations: ClaimedTransaction['confirmations']) =>
    verifyTransaction(node, {
      chainId,
      claimed: claim({ ...claimed, confirmations }),
      safe,
      ...(parameters.version === undefined ? {} : { assumedVersion: parameters.version }),
      ...(parameters.claimedSafe ? { claimedSafe: claim(parameters.claimedSafe) } : {}),
      ...(parameters.expectedHash ? { expectedHash: parameters.expectedHash } : {}),
      ...(parameters.planned ? { planned: parameters.planned } : {}),
    })
  const report = await verify(claimed.confirmations)
  const { nonce, owners = [] } = report.safe.facts?.value ?? {}
  const safeTxHash = report.transaction && report.hashes?.value.safeTxHash
  if (!node || !safeTxHash || nonce === undefined || claimed.transaction.nonce < nonce) return report
  const signers = new Set(report.signatures.value.map(({ signer }) => signer.toLowerCase()))
  const missing = owners.filter((owner) => !signers.has(owner.toLowerCase()))
  if (missing.length === 0) return report
  // Adds nothing if the node fails: the report has the reason.
  const approved = await listApprovals(node, { chainId, owners: missing, safe, safeTxHash }).catch(() => [])
  if (approved.length === 0) return report
  return verify([...claimed.confirmations, ...approved.map((owner) => ({ owner, signature: encodeApproval(owner) }))])
}

const progressOf: Readonly<Record<string, TransactionProgress>> = {
  AWAITING_CONFIRMATIONS: 'waiting',
  AWAITING_EXECUTION: 'ready',
  CANCELLED: 'replaced',
  FAILED: 'failed',
  SUCCESS: 'executed',
}

function checkStatus({ status }: ClaimedTransaction, progress: TransactionProgress): Finding[] {
  const claimed = status === undefined ? undefined : progressOf[status]
  if (claimed === undefined || progress === 'unknown' || claimed === progress) return []
  const message = `The service reports the status ${claimed}; on chain it is ${progress}.`
  return [{ actual: progress, claimed, code: 'STATUS_DIFFERS', field: 'txStatus', id: 'cli', message, verdict: 'warn' }]
}

/** A reverting simulation fails the next nonce only: later ones may depend on earlier ones. */
function toSimulationChecks({ checks }: Simulation, isNext: boolean): Check[] {
  return checks.map((check) => (check.code === 'SIMULATION_FAILS' && isNext ? { ...check, verdict: 'block' } : check))
}

function toOwnerState({ safe }: VerifyTransactionReturnType) {
  const { owners, threshold } = safe.facts?.value ?? {}
  return owners && threshold !== undefined ? { ownerCount: owners.length, threshold: Number(threshold) } : undefined
}

function findChange(
  { claimed, expectedHash, hints = [], safe, sources, version }: ReviewTransactionParameters,
  report: VerifyTransactionReturnType,
): ChangedField | undefined {
  const { hashes } = report
  const known = report.safe.facts?.value.version ?? version
  if (!hashes || known === undefined) return undefined
  const wanted = expectedHash ?? claimed.safeTxHash
  const actual = hashes.value.safeTxHash
  // Valid owner signatures over these fields: the hash is wrong, not the fields.
  if (report.confirmations.some(({ claimedOwner, signer }) => signer?.toLowerCase() === claimedOwner.toLowerCase()))
    return { claimed: wanted, field: 'safeTxHash', original: actual }
  if (actual === wanted.toLowerCase()) return { claimed: claimed.safeTxHash, field: 'safeTxHash', original: actual }
  const domain = { chainId: sources.chainId, safe, version: known }
  const owners = report.safe.facts?.value.owners ?? []
  return findChangedField({
    domain,
    expectedHash: wanted,
    hints: [...hints, ...owners],
    transaction: claimed.transaction,
  })
}
