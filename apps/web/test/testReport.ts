import { hashSafeMessage, type SafeMessageContent, type SafeTransaction } from '@countersign/protocol/hash'
import { verifyOwn } from '@countersign/protocol/verify'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { MessageReport, Report, ReportConfirmation, SafeParts } from '../src/domain/transactions/Report.ts'

export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'

export const testParts: SafeParts = {
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  guard: zeroAddress,
  implementation: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  moduleGuard: zeroAddress,
  modules: [],
}

/** A 2-of-3 report with the given owners' verified signatures. */
export function testReport(signers: readonly Address[], overrides: Partial<Report> = {}): Report {
  const owners: Address[] = [alice, bob, carol]
  return {
    id: { chainId: 31337, address: safe, safeTxHash: `0x${'ab'.repeat(32)}` },
    source: 'service',
    details: undefined,
    serviceError: undefined,
    transaction: verifyOwn({
      to: dave,
      value: 1n,
      data: '0x',
      operation: 0,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: 5n,
    }),
    hashes: undefined,
    state: { block: 9n, owners, threshold: 2, nonce: 5n, version: '1.4.1', parts: testParts },
    confirmations: signers.map(toConfirmation),
    signatures: undefined,
    missing: owners.filter((owner) => !signers.includes(owner)),
    progress: signers.length >= 2 ? 'ready' : 'waiting',
    executedIn: undefined,
    checks: [{ id: 'T18', verdict: 'ok', title: 'hash' }],
    isStale: false,
    ...overrides,
  }
}

type ShownConfirmation = { signer: Address; signature: Hex }

/** A transaction with these confirmations as the service returns it. */
export function testDetails(
  { address, safeTxHash }: { address: Address; safeTxHash: Hex },
  { data, nonce, operation, to, value, ...gas }: SafeTransaction,
  confirmations: readonly ShownConfirmation[] = [],
) {
  return {
    detailedExecutionInfo: {
      baseGas: `${gas.baseGas}`,
      confirmations: confirmations.map(({ signature, signer }) => ({
        signature,
        signer: { value: signer },
        submittedAt: 1,
      })),
      confirmationsRequired: 2,
      gasPrice: `${gas.gasPrice}`,
      gasToken: gas.gasToken,
      nonce: Number(nonce),
      refundReceiver: { value: gas.refundReceiver },
      safeTxGas: `${gas.safeTxGas}`,
      safeTxHash,
      signers: [],
      submittedAt: 1,
      trusted: true,
      type: 'MULTISIG',
    },
    safeAddress: address,
    txData: { hexData: data === '0x' ? null : data, operation, to: { value: to }, value: `${value}` },
    txId: `multisig_${address}_${safeTxHash}`,
    txInfo: { dataSize: '0', isCancellation: false, to: { value: to }, type: 'Custom', value: `${value}` },
    txStatus: 'AWAITING_CONFIRMATIONS',
  }
}

function toConfirmation(signer: Address): ReportConfirmation {
  return {
    status: 'valid',
    code: 'VALID',
    threat: 'T44',
    claimedOwner: signer,
    kind: 'eoa',
    signer,
    data: `0x${'11'.repeat(65)}`,
    evidence: { source: 'recomputed' },
    submittedAt: 1,
    isOnlyHere: false,
  }
}

const chainId = 31337
const version = '1.4.1'

/** A message of the 2-of-3 test Safe with the given owners' verified signatures. */
export function testMessageReport(
  signers: readonly Address[],
  overrides: Partial<MessageReport> & { text?: SafeMessageContent } = {},
): MessageReport {
  const { text = 'We agree.', ...rest } = overrides
  const { confirmations, missing, state } = testReport(signers)
  const hashes = hashSafeMessage({ chainId, message: text, safe, version })
  const isReached = signers.length >= 2
  return {
    id: { chainId, address: safe, messageHash: hashes.safeMessageHash },
    message: undefined,
    serviceError: undefined,
    content: verifyOwn(text),
    hashes: verifyOwn(hashes),
    state,
    confirmations,
    missing,
    signature: isReached ? `0x${'11'.repeat(130)}` : undefined,
    isComplete: isReached,
    checks: [{ id: 'T66', code: 'HASH_AGREES', verdict: 'ok', title: 'The hash matches this message.' }],
    isStale: false,
    ...rest,
  }
}
