import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { deepFreeze } from '../evidence/Verified.ts'
import { encodeSafeSetup, predictSafeAddress, type SafeSetup } from '../hash/predictSafeAddress.ts'
import type { CreationVersion, PlanCreationParameters } from './creationVersions.ts'
import { type SafeContractName, type SafeDeployment, safeDeployments } from './safeDeployments.ts'

/** A Safe that is not there yet: everything that its address is made of, and the one call that makes it. */
export type CreationPlan = {
  version: CreationVersion
  safe: Address
  /** What must be on the chain before the Safe can be. */
  contracts: { factory: SafeDeployment; singleton: SafeDeployment; fallbackHandler: SafeDeployment }
  setup: SafeSetup
  /** The set-up, as the factory passes it to the new Safe. */
  initializer: Hex
  saltNonce: bigint
  /** Anybody may send it. */
  call: { to: Address; data: Hex }
}

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

/**
 * A new Safe with these owners and nothing else: no module, no foreign code, no payment. The same contracts on every
 * chain, and so the same address on every chain. The code that logs every transaction is taken everywhere: what such a
 * Safe did can be read without a node that traces.
 */
export function planCreation({ owners, saltNonce, threshold, version }: PlanCreationParameters): CreationPlan {
  const factory = getDeployment('SafeProxyFactory', version)
  const singleton = getDeployment('SafeL2', version)
  const fallbackHandler = getDeployment('CompatibilityFallbackHandler', version)
  const setup: SafeSetup = {
    data: '0x',
    fallbackHandler: fallbackHandler.address,
    owners,
    payment: 0n,
    paymentReceiver: zeroAddress,
    paymentToken: zeroAddress,
    threshold: BigInt(threshold),
    to: zeroAddress,
  }
  const initializer = encodeSafeSetup(setup)
  const safe = predictSafeAddress({
    factory: factory.address,
    factoryVersion: version,
    initializer,
    saltNonce,
    singleton: singleton.address,
  })
  const data = encodeFunctionData({
    abi: factoryAbi,
    args: [singleton.address, initializer, saltNonce],
    functionName: 'createProxyWithNonce',
  })
  return deepFreeze({
    call: { data, to: factory.address },
    contracts: { factory, fallbackHandler, singleton },
    initializer,
    safe,
    saltNonce,
    setup: { ...setup, owners: [...owners] },
    version,
  })
}

/** The official contract at its address of every chain. */
export function getDeployment(name: SafeContractName, version: CreationVersion): SafeDeployment {
  const found = safeDeployments.find(
    (deployment) => deployment.name === name && deployment.version === version && deployment.kind === 'canonical',
  )
  if (!found) throw new RangeError(`${name} ${version} is not bundled.`)
  // A copy: a plan is frozen, the list is everybody's.
  return { ...found }
}
