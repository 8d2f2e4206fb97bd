import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { deepFreeze } from '../evidence/Verified.ts'
import { encodeSafeSetup, type SafeSetup } from '../hash/encodeSafeSetup.ts'
import { predictProxyAddress } from '../hash/predictProxyAddress.ts'
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

/** Of each factory's creation code with SafeL2 after it: pages that show a planned Safe need not carry the codes. */
const initCodeHashes: Readonly<Record<CreationVersion, Hex>> = {
  '1.3.0': '0xcaf2dc2f91b804b2fcf1ed3a965a1ff4404b840b80c124277b00a43b4634b2ce',
  '1.4.1': '0xe298282cefe913ab5d282047161268a8222e4bd4ed106300c547894bbefd31ee',
  '1.5.0': '0xc00f8ed2d8e1bacf9a81836a956d9be01fbb50416bce76c09d18859e6bb6d223',
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
  const initCodeHash = initCodeHashes[version]
  const safe = predictProxyAddress({ factory: factory.address, initCodeHash, initializer, saltNonce })
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
