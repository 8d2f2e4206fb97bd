import type { Address, Hex } from 'viem'

/** A user operation (ERC-4337) of a Safe, with its optional parts packed as the entry point's contract has them. */
export type SafeOperation = {
  safe: Address
  /** Of the entry point: 192 bits of a key, then 64 bits of a sequence. */
  nonce: bigint
  /** Factory and its calldata for a Safe that is yet to be deployed, else empty. */
  initCode: Hex
  callData: Hex
  callGasLimit: bigint
  verificationGasLimit: bigint
  preVerificationGas: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
  /** The paymaster, for entry point 0.7 its two gas limits, and its data; empty when the Safe pays. */
  paymasterAndData: Hex
  /** Seconds since 1970; 0 for at once. */
  validAfter: number
  /** Seconds since 1970; 0 for without end. */
  validUntil: number
}

export type EntryPointVersion = '0.6' | '0.7'

/** Safe4337Module 0.2.0 and 0.3.0 with the one entry point that each serves: the same addresses on every chain. */
export const safeOperationModules = [
  {
    entryPoint: '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
    entryPointVersion: '0.6',
    module: '0xa581c4A4DB7175302464fF3C06380BC3270b4037',
  },
  {
    entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    entryPointVersion: '0.7',
    module: '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226',
  },
] as const satisfies readonly { entryPoint: Address; entryPointVersion: EntryPointVersion; module: Address }[]
