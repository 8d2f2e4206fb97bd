import { type Address, encodeFunctionData, hashTypedData, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import { callContract } from '../chain/callContracts.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import {
  getSafeTransactionTypedData,
  hashSafeTransaction,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '../hash/hashSafeTransaction.ts'
import type { Simulation } from '../simulate/Simulation.ts'
import { simulateTransaction } from '../simulate/simulateTransaction.ts'
import type { Check } from '../verify/Check.ts'
import type { OwnerTree } from '../verify/verifyOwnerTree.ts'
import { createSafeReport } from '../verify/verifySafe.ts'
import { compareSetup, type SetupChange } from './compareSetup.ts'
import { commandFunctions } from './createCommands.ts'
import { isProven, readSetupChain } from './readSetupChain.ts'
import type { SetupChain, SignedSetupFile } from './SetupFile.ts'
import { type SetupSignature, verifySetupSignatures } from './verifySetupSignatures.ts'

/**
 * - `signed`: an owner that the chain has today signed the file
 * - `code`: proxy, implementation and handler are official releases
 * - `unchanged`: nothing that decides over the Safe differs from the file
 * - `address`: the creation in the file gives this address, so that it can be deployed elsewhere
 * - `create`: the Safe computes the same hash for a new transaction
 * - `sign`: enough owners can sign it
 * - `execute`: with enough approvals, the node executes it
 */
const rehearsalSteps = ['signed', 'code', 'unchanged', 'address', 'create', 'sign', 'execute'] as const

export type RehearsalStepId = (typeof rehearsalSteps)[number]

/** `missing`: the file does not have what the step needs. */
export type RehearsalStatus = 'passed' | 'changed' | 'missing' | 'failed' | 'unknown'

type RehearsalStep = { id: RehearsalStepId; status: RehearsalStatus }

export type Rehearsal = {
  block: BlockReference
  chainId: number
  safe: Address
  /** The worst of the steps; `changed` and `missing` still open the Safe. */
  outcome: RehearsalStatus
  steps: readonly RehearsalStep[]
  changes: readonly SetupChange[]
  signatures: readonly SetupSignature[]
  checks: readonly Check[]
  now: SetupChain
  /** Executed since the file was written. */
  transactionsSince: bigint
  /** Of a call of the Safe to itself that changes nothing. */
  transaction: SafeTransaction
  hashes: SafeTransactionHashes
  simulation: Simulation
}

const severity: readonly RehearsalStatus[] = ['passed', 'missing', 'changed', 'unknown', 'failed']

/**
 * Opens a Safe from its setup file and a node alone, and proves that a transaction could be created, signed and
 * executed. Nothing is signed or sent. @throws NotASafeError, ChainUnreachableError, WrongChainError
 */
export async function rehearseSetup(
  client: ChainClient,
  { chainId, file }: { chainId: number; file: SignedSetupFile },
): Promise<Rehearsal> {
  const recorded = file.chains.find((chain) => chain.chainId === chainId)
  if (!recorded) throw new RangeError(`The setup file has no chain ${chainId}.`)
  const { safe } = file
  const [{ chain: now, facts, tree }, signatures] = await Promise.all([
    readSetupChain(client, { chainId, chainName: recorded.chainName, safe }),
    verifySetupSignatures(file, file.chains[0] === recorded ? { client } : {}),
  ])
  const transaction = createProbe(safe, now.nonce)
  const domain = { chainId, safe, transaction, version: now.version }
  const hashes = hashSafeTransaction(domain)
  const [hashOnChain, simulation] = await Promise.all([
    callContract(client, { data: encodeHashCall(transaction), to: safe }, facts.safe.block),
    simulateTransaction(client, { facts: facts.safe, transaction }),
  ])
  const { checks } = createSafeReport({ chainId, facts, safe })
  const changes = compareSetup(recorded, now)
  const isSameHash =
    hashOnChain === hashes.safeTxHash && hashTypedData(getSafeTransactionTypedData(domain)) === hashOnChain
  const statuses: Record<RehearsalStepId, RehearsalStatus> = {
    address: recorded.creation ? toStatus(isProven(safe, recorded.creation)) : 'missing',
    code: judgeCode(checks),
    create: hashOnChain === undefined ? 'unknown' : toStatus(isSameHash),
    execute: simulation.outcome === 'unknown' ? 'unknown' : toStatus(simulation.outcome === 'success'),
    sign: judgeSigners(now, tree),
    signed: judgeSignatures(signatures, now),
    unchanged: changes.length === 0 ? 'passed' : 'changed',
  }
  const steps = rehearsalSteps.map((id) => ({ id, status: statuses[id] }))
  return {
    block: facts.safe.block,
    chainId,
    changes,
    checks,
    hashes,
    now,
    outcome: severity.findLast((status) => steps.some((step) => step.status === status)) ?? 'unknown',
    safe,
    signatures,
    simulation,
    steps,
    transaction,
    transactionsSince: now.nonce - recorded.nonce,
  }
}

const toStatus = (isTrue: boolean): RehearsalStatus => (isTrue ? 'passed' : 'failed')

/** A call of the Safe to itself without value and data: it moves nothing, and a guard judges it like any other. */
function createProbe(safe: Address, nonce: bigint): SafeTransaction {
  return {
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: safe,
    value: 0n,
  }
}

const hashAbi = parseAbi([`function ${commandFunctions.hash} view returns (bytes32)`])

function encodeHashCall({
  to,
  value,
  data,
  operation,
  safeTxGas,
  baseGas,
  gasPrice,
  gasToken,
  refundReceiver,
  nonce,
}: SafeTransaction) {
  const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce] as const
  return encodeFunctionData({ abi: hashAbi, args, functionName: 'getTransactionHash' })
}

function judgeCode(checks: readonly Check[]): RehearsalStatus {
  if (checks.some(({ verdict }) => verdict === 'block')) return 'failed'
  return checks.some(({ verdict }) => verdict === 'unknown') ? 'unknown' : 'passed'
}

/** Owners of the file prove nothing: only those that the chain has today. */
function judgeSignatures(signatures: readonly SetupSignature[], { owners }: SetupChain): RehearsalStatus {
  if (signatures.length === 0) return 'missing'
  if (signatures.some(({ status }) => status === 'invalid')) return 'failed'
  const isOwner = (account: Address) => owners.some(({ address }) => isAddressEqual(address, account))
  if (signatures.some(({ owner, status }) => status === 'valid' && isOwner(owner))) return 'passed'
  return signatures.some(({ status }) => status === 'unknown') ? 'unknown' : 'changed'
}

/** Whether enough owners can sign at all; whether their keys are still held, only an owner proof shows. */
function judgeSigners({ owners, threshold }: SetupChain, tree: OwnerTree): RehearsalStatus {
  if (!tree.nodes) return 'unknown'
  const dead = new Set(tree.checks.flatMap(({ actual, code }) => (code === 'DEADLOCK' && actual ? [actual] : [])))
  const able = owners.filter(({ address, kind }) => kind !== 'contract' && !dead.has(address)).length
  if (able >= threshold) return 'passed'
  const open = owners.filter(({ kind }) => kind === 'contract').length
  return able + open >= threshold ? 'unknown' : 'failed'
}
