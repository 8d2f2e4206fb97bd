import type { SafeContractName } from '@countersign/protocol/chain'
import { createExpiryDeployment, expiryAddress, expiryCodeHash, expiryCreationCode } from '@countersign/protocol/decode'
import {
  type Address,
  BaseError,
  concat,
  ExecutionRevertedError,
  getCreate2Address,
  type Hex,
  isAddressEqual,
  keccak256,
  size,
  zeroHash,
} from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { type DeploymentFactory, isFactoryCode } from './createFactories.ts'
import type { FoundContract } from './findContracts.ts'
import type { InitCodes } from './initCodes/loadInitCodes.ts'

/** A transaction that deploys a contract. */
export type PlannedDeployment = {
  address: Address | undefined
  data: Hex
  gas: bigint
  name: string
  /** Undefined for a deployment at an own address. */
  to: Address | undefined
}

export type DeploymentPlan = {
  contracts: readonly PlannedDeployment[]
  /** Factories that have to be deployed before. */
  factories: readonly DeploymentFactory[]
  kind: 'canonical' | 'eip155' | 'own'
  /** Contracts that cannot be deployed at their official addresses, with the reason. */
  unavailable: readonly { name: string; reason: string }[]
}

/** The contract after whose date a transaction reverts. */
export const expiryName = 'Transaction expiry'

export type PlanDeploymentsParameters = {
  deployer: Address
  factories: readonly DeploymentFactory[]
  /** Those of one version. */
  found: readonly FoundContract[]
  /** Those of passkey owners, at the same addresses beside either kind. */
  passkeys: readonly FoundContract[]
  initCodes: InitCodes
}

/** The missing contracts of a version at the official addresses that the chain can complete with the least effort. */
export async function planOfficial(
  client: ChainClient,
  parameters: PlanDeploymentsParameters,
): Promise<DeploymentPlan> {
  const plans = await Promise.all(
    (['canonical', 'eip155'] as const)
      .filter((kind) => parameters.found.some((contract) => contract.kind === kind))
      .map((kind) => planKind(client, kind, parameters)),
  )
  const [best] = plans.toSorted((a, b) => countOpen(a) - countOpen(b))
  if (!best) throw new RangeError('No version without official addresses is offered.')
  return best
}

const countOpen = ({ contracts, unavailable }: DeploymentPlan) => contracts.length + unavailable.length * 100

async function planKind(
  client: ChainClient,
  kind: 'canonical' | 'eip155',
  { deployer, factories, found, initCodes, passkeys }: PlanDeploymentsParameters,
): Promise<DeploymentPlan> {
  const isReady = new Map(
    await Promise.all(
      factories.map(async ({ address }) => [address, isFactoryCode(await client.getCode({ address }))] as const),
    ),
  )
  const contracts: PlannedDeployment[] = []
  const unavailable: { name: string; reason: string }[] = []
  const needed = new Set<DeploymentFactory>()
  for (const { address, name, state } of [...found.filter((contract) => contract.kind === kind), ...passkeys]) {
    if (state === 'deployed') continue
    const initCode = initCodes.get(name)
    const factory =
      initCode &&
      factories.find((candidate) =>
        isAddressEqual(getCreate2Address({ bytecode: initCode, from: candidate.address, salt: zeroHash }), address),
      )
    if (state === 'other') unavailable.push({ name, reason: 'other code is deployed at its address' })
    else if (!initCode || !factory) unavailable.push({ name, reason: 'its creation code is not published' })
    else if (!isReady.get(factory.address) && !factory.creation)
      unavailable.push({ name, reason: `the ${factory.name} is not on this chain` })
    else {
      const isFactoryReady = isReady.get(factory.address) === true
      if (!isFactoryReady) needed.add(factory)
      const data = concat([zeroHash, initCode])
      const gas = isFactoryReady
        ? await estimate(client, { account: deployer, data, to: factory.address })
        : (await estimate(client, { account: deployer, data: initCode })) + factoryGas
      contracts.push({ address, data, gas, name, to: factory.address })
    }
  }
  return { contracts, factories: [...needed], kind, unavailable }
}

type Creation = { account: Address; data: Hex; to?: Address }

/** A constructor may look for contracts that are deployed before it: it reverts until then, and its bound is taken. */
async function estimate(client: ChainClient, creation: Creation): Promise<bigint> {
  try {
    return await client.estimateGas(creation)
  } catch (error) {
    if (!(error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError))) throw error
    // Per byte: 16 as calldata, 200 as stored code, 1 to hash it; then the transaction, the creation and its constructor.
    return BigInt(size(creation.data)) * 217n + 21_000n + 32_000n + 100_000n
  }
}

/** Adds the expiry contract to a plan, where it is missing: without it no transaction can have a date. */
export async function withExpiry(
  client: ChainClient,
  plan: DeploymentPlan,
  { deployer, factories }: Pick<PlanDeploymentsParameters, 'deployer' | 'factories'>,
): Promise<DeploymentPlan> {
  const { data, to } = createExpiryDeployment()
  const code = await client.getCode({ address: expiryAddress })
  const refuse = (reason: string): DeploymentPlan => ({
    ...plan,
    unavailable: [...plan.unavailable, { name: expiryName, reason }],
  })
  if (code !== undefined)
    return keccak256(code) === expiryCodeHash ? plan : refuse('other code is deployed at its address')
  const factory = factories.find(({ address }) => isAddressEqual(address, to))
  if (!factory) return refuse('its factory is unknown')
  const isReady = isFactoryCode(await client.getCode({ address: to }))
  if (!isReady && !factory.creation) return refuse(`the ${factory.name} is not on this chain`)
  const gas = isReady
    ? await client.estimateGas({ account: deployer, data, to })
    : (await client.estimateGas({ account: deployer, data: expiryCreationCode })) + factoryGas
  return {
    ...plan,
    contracts: [...plan.contracts, { address: expiryAddress, data, gas, name: expiryName, to }],
    factories: isReady || plan.factories.includes(factory) ? plan.factories : [...plan.factories, factory],
  }
}

/** What a factory adds to the gas of a creation. */
const factoryGas = 40_000n

/** The required contracts at addresses of the deployer. */
export async function planOwn(
  client: ChainClient,
  {
    deployer,
    initCodes,
    names,
  }: Pick<PlanDeploymentsParameters, 'deployer' | 'initCodes'> & { names: readonly SafeContractName[] },
): Promise<DeploymentPlan> {
  const contracts: PlannedDeployment[] = []
  for (const name of names) {
    const data = initCodes.get(name)
    if (!data) throw new RangeError(`The creation code of ${name} is missing.`)
    contracts.push({
      address: undefined,
      data,
      gas: await client.estimateGas({ account: deployer, data }),
      name,
      to: undefined,
    })
  }
  return { contracts, factories: [], kind: 'own', unavailable: [] }
}
