import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'

/** The arguments of a Safe's `setup`. */
export type SafeSetup = {
  owners: readonly Address[]
  threshold: bigint
  /** Contract of a delegatecall at set-up; zero for none. */
  to: Address
  data: Hex
  fallbackHandler: Address
  paymentToken: Address
  payment: bigint
  paymentReceiver: Address
}

export const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])

/** The initializer that the factory passes to a new proxy. Same call since 1.1.0; 1.0.0 had no fallback handler. */
export function encodeSafeSetup(setup: SafeSetup): Hex {
  return encodeFunctionData({
    abi: setupAbi,
    args: [
      [...setup.owners],
      setup.threshold,
      setup.to,
      setup.data,
      setup.fallbackHandler,
      setup.paymentToken,
      setup.payment,
      setup.paymentReceiver,
    ],
    functionName: 'setup',
  })
}
