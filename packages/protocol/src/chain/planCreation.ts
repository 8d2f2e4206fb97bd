import { type Address, encodeFunctionData, type Hex, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import { deepFreeze } from '../evidence/Evidence.ts'
import { encodeSafeSetup, predictProxyAddress, type SafeSetup } from '../hash/encodeSafeSetup.ts'
import type { RawState } from './readRawState.ts'
import type { CreationVersion, PlanCreationParameters } from './SafeFacts.ts'
import { type SafeContractName, type SafeDeployment, safeDeployments } from './safeDeployments.ts'

/** A planned Safe: the parameters of its address, and the call that deploys it. */
export type CreationPlan = {
  version: CreationVersion
  safe: Address
  /** Contracts that must be deployed before. */
  contracts: { factory: SafeDeployment; singleton: SafeDeployment; fallbackHandler: SafeDeployment }
  setup: SafeSetup
  /** The initializer, as the factory passes it to the proxy. */
  initializer: Hex
  saltNonce: bigint
  /** Anyone may send it. */
  call: { to: Address; data: Hex }
}

/** Hash of each factory's creation code followed by SafeL2: pages need not bundle the code. */
const initCodeHashes: Readonly<Record<CreationVersion, Hex>> = {
  '1.3.0': '0xcaf2dc2f91b804b2fcf1ed3a965a1ff4404b840b80c124277b00a43b4634b2ce',
  '1.4.1': '0xe298282cefe913ab5d282047161268a8222e4bd4ed106300c547894bbefd31ee',
  '1.5.0': '0xc00f8ed2d8e1bacf9a81836a956d9be01fbb50416bce76c09d18859e6bb6d223',
}

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

/** A Safe with these owners and nothing else, at the same address on every chain. SafeL2 needs no tracing node. */
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

/** The official contract at its canonical address. */
export function getDeployment(name: SafeContractName, version: CreationVersion): SafeDeployment {
  const found = safeDeployments.find(
    (deployment) => deployment.name === name && deployment.version === version && deployment.kind === 'canonical',
  )
  if (!found) throw new RangeError(`${name} ${version} is not bundled.`)
  // A copy: a plan is frozen, the list is shared.
  return { ...found }
}

/** The future state of a Safe without code. Owners, threshold and salt count only if they yield its address. */
export function toPlannedState(state: RawState, planned: PlanCreationParameters | undefined): RawState {
  const plan = state.proxyCodeHash === null ? getPlan({ planned, safe: state.safe }) : undefined
  if (!planned || !plan) return state
  const { contracts, setup, version } = plan
  return {
    ...state,
    fallbackHandler: setup.fallbackHandler,
    guard: zeroAddress,
    implementation: contracts.singleton.address,
    moduleGuard: zeroAddress,
    modules: [],
    nonce: 0n,
    owners: setup.owners,
    planned,
    threshold: setup.threshold,
    version,
  }
}

/** The creation plan from claimed parameters; undefined if the address does not derive from them. */
export function getPlan({
  planned,
  safe,
}: {
  planned?: PlanCreationParameters | undefined
  safe: Address
}): CreationPlan | undefined {
  const plan = planned && isPossible(planned) ? planCreation(planned) : undefined
  return plan && isAddressEqual(plan.safe, safe) ? plan : undefined
}

/** A set-up that the Safe rejects has an address too, but can never be deployed. */
function isPossible({ owners, threshold }: PlanCreationParameters): boolean {
  const isOnce = new Set(owners.map((owner) => owner.toLowerCase())).size === owners.length
  const isReal = owners.every((owner) => BigInt(owner) > 1n)
  return isOnce && isReal && threshold >= 1 && threshold <= owners.length
}
