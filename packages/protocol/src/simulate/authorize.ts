import { type Address, concat, type Hex, keccak256, numberToHex, pad } from 'viem'
import { planCreation } from '../chain/planCreation.ts'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import { sentinel, slots, toMappingSlot } from '../chain/slots.ts'
import { hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { proxyCreationCodes } from '../hash/proxyCreationCodes.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { encodeApproval } from '../verify/createHashApproval.ts'

/** Storage slot of `approvedHashes` from 1.0.0 on. */
const approvedHashesSlot = 8n
export const setWord: Hex = pad('0x01', { size: 32 })

/** The approvals that the Safe's next transaction needs. */
export type Consent = { owners: readonly Address[]; threshold: bigint; nonce: bigint }

/** Execution that the Safe accepts with these storage overrides. */
export type AuthorizedExecution = {
  data: Hex
  sender: Address
  /** Slots to set to 1. */
  approvals: readonly Hex[]
  /** Hash that the overridden approvals are for. */
  safeTxHash: Hex
  /** State override for a Safe that is not deployed. */
  account: PlannedAccount | undefined
  /** Price at which the Safe refunds the gas; 0 without a refund in the native coin. */
  gasPrice: bigint
  /** Gas that signatures cost more than the approvals. */
  signatureGas: bigint
}

/** Overrides the approvals of as many owners as the threshold requires. All other state is the chain's. */
export function authorize(parameters: {
  chainId: number
  safe: Address
  version: string
  consent: Consent
  transaction: SafeTransaction
  /** State override for a Safe that is not deployed. */
  account: PlannedAccount | undefined
}): AuthorizedExecution {
  const { account, chainId, consent, safe, transaction, version } = parameters
  const { nonce, owners, threshold } = consent
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction: { ...transaction, nonce }, version })
  const signers = owners.slice(0, Number(threshold))
  const signatures = packSignatures(signers.map((signer) => ({ data: encodeApproval(signer), signer })))
  return {
    account,
    approvals: signers.map((signer) => toApprovalSlot(signer, safeTxHash)),
    data: encodeExecTransaction({ signatures, transaction }),
    // With a lower price the Safe pays less, and a transfer of nothing costs less gas.
    gasPrice: BigInt(transaction.gasToken) === 0n ? transaction.gasPrice : 0n,
    safeTxHash,
    sender: signers[0] ?? safe,
    signatureGas: getSignatureGas(signatures, signers.length),
  }
}

/** Gas of a non-zero byte of calldata, of a zero byte, and of 65 random bytes. */
const byteGas = { nonZero: 16n, signature: 1_037n, zero: 4n }
/** Gas of `ecrecover` with its call, and of reading an approval from storage. */
const checkGas = { approval: 2_320n, signature: 3_290n }

/** The simulation executes approvals, of which the first is the sender's own; owners usually sign. */
function getSignatureGas(approvals: Hex, count: number): bigint {
  const bytes = approvals.slice(2).match(/../g) ?? []
  const zeros = BigInt(bytes.filter((byte) => byte === '00').length)
  const approvalBytes = zeros * byteGas.zero + (BigInt(bytes.length) - zeros) * byteGas.nonZero
  const approvalChecks = BigInt(Math.max(0, count - 1)) * checkGas.approval
  return BigInt(count) * (byteGas.signature + checkGas.signature) - approvalBytes - approvalChecks
}

function toApprovalSlot(owner: Address, hash: Hex): Hex {
  return keccak256(concat([hash, toMappingSlot(owner, approvedHashesSlot)]))
}

/** Storage layout of the versions that can be created. */
const layout = { modules: 1n, owners: 2n, ownerCount: 3n, threshold: 4n } as const

/** Code and storage as state override. */
type PlannedAccount = { code: Hex; storage: Readonly<Record<Hex, Hex>> }

/** State override of a Safe that is not deployed yet, equal to the result of its creation. */
export function createPlannedAccount(planned: PlanCreationParameters): PlannedAccount {
  const { contracts, setup, version } = planCreation(planned)
  const toWord = (value: Hex) => pad(value, { size: 32 })
  // A linked list: each entry points to the next one, the last one to the sentinel.
  const starts: readonly Hex[] = [sentinel, ...setup.owners]
  const links = starts.map((owner, index) => [
    toMappingSlot(owner, layout.owners),
    toWord(setup.owners[index] ?? sentinel),
  ])
  return {
    code: getProxyCode(version),
    storage: Object.fromEntries([
      [slots.implementation, toWord(contracts.singleton.address)],
      [slots.fallbackHandler, toWord(setup.fallbackHandler)],
      [toMappingSlot(sentinel, layout.modules), toWord(sentinel)],
      [numberToHex(layout.ownerCount, { size: 32 }), numberToHex(setup.owners.length, { size: 32 })],
      [numberToHex(layout.threshold, { size: 32 }), numberToHex(setup.threshold, { size: 32 })],
      ...links,
    ]),
  }
}

/** The runtime code, which is the end of the creation code. */
function getProxyCode(version: PlanCreationParameters['version']): Hex {
  const code = proxyCreationCodes[version]
  return `0x${code.slice(code.lastIndexOf('6080604052'))}`
}
