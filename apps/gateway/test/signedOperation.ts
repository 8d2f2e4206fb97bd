import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { type EntryPointVersion, type SafeOperation, safeOperationModules } from '@countersign/protocol/hash'
import { type Address, concat, type Hex, hashStruct, hashTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

const bytes = 'bytes'
const word = 'uint256'
const half = 'uint128'

/** The two EIP-712 layouts, as in the module's source. */
const layouts = {
  '0.6': [
    ['safe', 'address'],
    ['nonce', word],
    ['initCode', bytes],
    ['callData', bytes],
    ['callGasLimit', word],
    ['verificationGasLimit', word],
    ['preVerificationGas', word],
    ['maxFeePerGas', word],
    ['maxPriorityFeePerGas', word],
    ['paymasterAndData', bytes],
    ['validAfter', 'uint48'],
    ['validUntil', 'uint48'],
    ['entryPoint', 'address'],
  ],
  '0.7': [
    ['safe', 'address'],
    ['nonce', word],
    ['initCode', bytes],
    ['callData', bytes],
    ['verificationGasLimit', half],
    ['callGasLimit', half],
    ['preVerificationGas', word],
    ['maxPriorityFeePerGas', half],
    ['maxFeePerGas', half],
    ['paymasterAndData', bytes],
    ['validAfter', 'uint48'],
    ['validUntil', 'uint48'],
    ['entryPoint', 'address'],
  ],
} as const satisfies Record<EntryPointVersion, readonly (readonly [string, string])[]>

export type SignedOperationParameters = {
  /** @default 31337 */
  chainId?: number
  /** @default '0.7' */
  entryPointVersion?: EntryPointVersion
  /** @default the official one for the entry point */
  module?: Address
  operation?: Partial<SafeOperation>
  safe: Address
  /** @default Alice */
  signers?: readonly DemoAccount[]
}

export type SignedOperation = {
  /** Body of `POST /v1/safes/:address/safe-operations`. */
  body: Record<string, unknown> & { signature: Hex }
  entryPoint: Address
  hash: Hex
  /** Hash of the struct. */
  messageHash: Hex
  module: Address
  operation: SafeOperation
}

/** A user operation, hashed by viem as typed data and signed by demo accounts. */
export async function signedOperation(parameters: SignedOperationParameters): Promise<SignedOperation> {
  const { chainId = 31_337, entryPointVersion = '0.7', safe, signers = [demoAccounts[0]] } = parameters
  const deployment = safeOperationModules.find((candidate) => candidate.entryPointVersion === entryPointVersion)
  if (!deployment) throw new Error(`no entry point ${entryPointVersion}`)
  const { entryPoint } = deployment
  const module = parameters.module ?? deployment.module
  const operation = toOperation(safe, parameters.operation)
  const typedData = {
    domain: { chainId, verifyingContract: module },
    message: { ...operation, entryPoint },
    primaryType: 'SafeOp',
    types: { SafeOp: layouts[entryPointVersion].map(([name, type]) => ({ name, type })) },
  } as const
  const sorted = signers.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  const signatures = sorted.map(({ privateKey }) => privateKeyToAccount(privateKey).signTypedData(typedData))
  const signature = concat(await Promise.all(signatures))
  const { message, primaryType, types } = typedData
  return {
    body: toBody({ entryPoint, module, operation, signature }),
    entryPoint,
    hash: hashTypedData(typedData),
    messageHash: hashStruct({ data: message, primaryType, types }),
    module,
    operation,
  }
}

function toOperation(safe: Address, operation: Partial<SafeOperation> = {}): SafeOperation {
  return {
    callData: '0x7bb37428',
    callGasLimit: 100_001n,
    initCode: '0x',
    maxFeePerGas: 30n,
    maxPriorityFeePerGas: 2n,
    nonce: 0n,
    paymasterAndData: '0x',
    preVerificationGas: 50_000n,
    safe,
    validAfter: 0,
    validUntil: 0,
    verificationGasLimit: 200_002n,
    ...operation,
  }
}

type ToBodyParameters = { entryPoint: Address; module: Address; operation: SafeOperation; signature: Hex }

function toBody({ entryPoint, module, operation, signature }: ToBodyParameters) {
  const toDate = (seconds: number) => (seconds === 0 ? null : new Date(seconds * 1000).toISOString())
  return {
    callData: operation.callData,
    callGasLimit: operation.callGasLimit.toString(),
    entryPoint,
    initCode: operation.initCode === '0x' ? null : operation.initCode,
    maxFeePerGas: operation.maxFeePerGas.toString(),
    maxPriorityFeePerGas: operation.maxPriorityFeePerGas.toString(),
    moduleAddress: module,
    nonce: operation.nonce.toString(),
    paymasterAndData: operation.paymasterAndData === '0x' ? null : operation.paymasterAndData,
    preVerificationGas: operation.preVerificationGas.toString(),
    signature,
    validAfter: toDate(operation.validAfter),
    validUntil: toDate(operation.validUntil),
    verificationGasLimit: operation.verificationGasLimit.toString(),
  }
}
