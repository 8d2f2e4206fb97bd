import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { creationVersions } from '@countersign/protocol/chain'
import { type ChainConfig, parseChainsFile } from '@countersign/protocol/config'
import { expiryCodeHash } from '@countersign/protocol/decode'
import { getText, UsageError } from 'countersign/command-line'
import {
  type Address,
  createWalletClient,
  custom,
  formatEther,
  getAddress,
  type Hex,
  isHex,
  keccak256,
  size,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { waitForTransactionReceipt } from 'viem/actions'
import { describeSystemError } from '../../config/describeSystemError.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { type AdminCommand, type AdminContext, AdminError, type Outcome } from '../AdminCommand.ts'
import { createFactories, type DeploymentFactory } from '../bootstrap/createFactories.ts'
import {
  type FoundContract,
  findByCode,
  findContract,
  findOfficialContracts,
  findOwnContracts,
  findPasskeyContracts,
} from '../bootstrap/findContracts.ts'
import {
  type CreationVersion,
  isCreationVersion,
  loadInitCodes,
  requiredContracts,
} from '../bootstrap/initCodes/loadInitCodes.ts'
import {
  type DeploymentPlan,
  expiryName,
  type PlannedDeployment,
  planOfficial,
  planOwn,
  withExpiry,
} from '../bootstrap/planDeployments.ts'
import { writeOwnContracts } from '../bootstrap/writeOwnContracts.ts'
import { describeFailure } from '../checks/checkMachine.ts'
import { readOrBegin } from '../node/chainsFile.ts'
import { closeNodeClient, createNodeClient } from '../node/probeNode.ts'

/** `countersign-admin chain bootstrap <rpc-url>` */
export const bootstrapChain: AdminCommand = {
  name: 'chain bootstrap',
  usage: '<rpc-url>',
  summary: 'Lists the Safe contracts of a chain and deploys missing ones.',
  details: [
    'Without --deploy nothing is sent: it prints what is missing and what the deployment costs.',
    'With it, it verifies the code hash of every contract at the end.',
  ],
  options: {
    deploy: { text: 'deploy what is missing; needs --key-file' },
    'factory-creation': {
      text: 'deployment.json of the chain from @safe-global/safe-singleton-factory, if its factory is missing',
      value: '<file>',
    },
    file: { text: 'chains file with the addresses of own contracts (default: COUNTERSIGN_CHAINS)', value: '<file>' },
    'key-file': { text: 'file with the private key of the account that pays', value: '<file>' },
    'own-addresses': {
      text: 'deploy at addresses of this account instead of the official ones, and write them to the chains file',
    },
    version: {
      text: `Safe version: ${creationVersions.join(', ')} (default: ${creationVersions[0]})`,
      value: '<version>',
    },
  },
  takes: [1, 1],
  async run(context) {
    const { options, positionals, print } = context
    const [rpcUrl = ''] = positionals
    const version = getText(options, 'version') ?? creationVersions[0]
    if (!isCreationVersion(version)) throw new UsageError(`--version must be one of ${creationVersions.join(', ')}.`)
    const account = await readAccount(getText(options, 'key-file'))
    if (options.deploy && !account) throw new UsageError('--deploy needs --key-file.')
    const file = getText(options, 'file') ?? context.env.COUNTERSIGN_CHAINS
    if (options['own-addresses'] && options.deploy && !file)
      throw new UsageError('--own-addresses needs --file or COUNTERSIGN_CHAINS.')
    const client = createNodeClient(toNode(rpcUrl), rpcUrl)
    try {
      const id = await client.getChainId().catch((cause: unknown) => {
        throw new AdminError(`The node does not respond: ${describeFailure(cause)}`, { cause })
      })
      const [found, passkeys] = await Promise.all([findOfficialContracts(client), findPasskeyContracts(client)])
      print(`Chain ${id}`)
      printOfficial(context, found, 'Safe')
      printOfficial(context, passkeys, 'Passkey owners')
      await printOwn(context, client, { file, id })
      const ofVersion = found.filter((contract) => contract.version === version)
      return await bootstrap(context, client, { account, file, found: ofVersion, id, passkeys, version })
    } finally {
      await closeNodeClient(client)
    }
  },
}

type BootstrapParameters = {
  account: PrivateKeyAccount | undefined
  file: string | undefined
  found: readonly FoundContract[]
  id: number
  passkeys: readonly FoundContract[]
  version: CreationVersion
}

async function bootstrap(
  context: AdminContext,
  client: ChainClient,
  { account, file, found, id, passkeys, version }: BootstrapParameters,
): Promise<Outcome> {
  const { options, print } = context
  const isOwn = options['own-addresses'] === true
  const deployer = account?.address ?? nobody
  const initCodes = await loadInitCodes(version)
  const factories = createFactories(await readCreation(getText(options, 'factory-creation')))
  const planned = isOwn
    ? await planOwn(client, { deployer, initCodes, names: requiredContracts })
    : await planOfficial(client, {
        deployer,
        factories,
        found,
        initCodes,
        passkeys,
      })
  const plan = await withExpiry(client, planned, { deployer, factories })
  if (plan.contracts.length === 0 && plan.unavailable.length === 0) {
    print(`Safe ${version} is complete.`)
    return 'done'
  }
  const { cost, price } = await printPlan(context, client, { plan, version })
  if (plan.unavailable.some(({ name }) => requiredContracts.some((required) => required === name))) {
    print('Required contracts cannot be deployed at their official addresses. See docs/add-a-chain.md.')
    return 'failed'
  }
  if (plan.contracts.length === 0) return 'done'
  if (!options.deploy || !account) {
    print('Nothing was sent. Deploy them with --deploy --key-file <file>.')
    return 'doubtful'
  }
  const balance = await client.getBalance({ address: account.address })
  if (balance < cost)
    throw new AdminError(
      `${account.address} has ${formatEther(balance)}, less than the cost of ${formatEther(cost)}. Fund it first.`,
    )
  const deployed = await deploy(context, client, { account, id, plan, price })
  if (!(await verify(context, client, { deployed, found: [...found, ...passkeys], plan }))) return 'failed'
  if (isOwn && file) {
    await writeOwnContracts(resolve(file), { deployed, id, version })
    print(`Wrote their addresses to ${file}. Restart the gateways one by one with this file.`)
  }
  return 'done'
}

/** An account without a balance: estimates name no gas price. */
const nobody: Address = '0x0000000000000000000000000000000000000001'

function toNode(rpcUrl: string): ChainConfig {
  if (!URL.canParse(rpcUrl)) throw new UsageError(`${rpcUrl} is not a URL.`)
  return {
    features: [],
    id: 1,
    isTestnet: false,
    l2: true,
    name: 'Chain',
    nativeCurrency: { decimals: 18, name: 'ETH', symbol: 'ETH' },
    network: 'chain',
    recommendedMasterCopyVersion: creationVersions[0],
    rpcUrls: { default: { http: [] }, public: { http: [] } },
    shortName: 'chain',
    startBlock: 0,
    tokens: [],
  }
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new AdminError(`${file} cannot be read (${describeSystemError(cause)}).`, { cause })
  })
}

const readCreation = async (file: string | undefined) => (file === undefined ? undefined : readText(file))

async function readAccount(file: string | undefined): Promise<PrivateKeyAccount | undefined> {
  if (file === undefined) return undefined
  const text = (await readText(file)).trim()
  const key: Hex = text.startsWith('0x') ? `0x${text.slice(2)}` : `0x${text}`
  // The key itself must not appear in an error.
  if (!isHex(key) || size(key) !== 32) throw new AdminError(`${file} does not contain a private key of 32 bytes.`)
  return privateKeyToAccount(key)
}

function printOfficial({ print }: AdminContext, found: readonly FoundContract[], product: string): void {
  const groups = new Map<string, FoundContract[]>()
  for (const contract of found) {
    const title = `${product} ${contract.version} ${contract.kind}`
    groups.set(title, [...(groups.get(title) ?? []), contract])
  }
  for (const [title, contracts] of groups) {
    const list = (state: FoundContract['state']) =>
      contracts.flatMap((contract) => (contract.state === state ? contract.name : []))
    const [deployed, missing, others] = [list('deployed'), list('missing'), list('other')]
    print(`${title}: ${deployed.length} of ${contracts.length} contracts deployed`)
    if (others.length > 0) print(`  other code: ${others.join(', ')}`)
    if (deployed.length > 0 && missing.length > 0) print(`  missing: ${missing.join(', ')}`)
  }
}

/** Contracts at the addresses of the chains file, if it has the chain. */
async function printOwn(
  { print }: AdminContext,
  client: ChainClient,
  { file, id }: { file: string | undefined; id: number },
): Promise<void> {
  if (file === undefined) return
  const { chains } = parseOwn(file, await readOrBegin(resolve(file)))
  const chain = chains.find((candidate) => candidate.id === id)
  for (const { address, deployment, state } of chain ? await findOwnContracts(client, chain) : [])
    print(`own address ${address}: ${deployment ? `${deployment.name} ${deployment.version}` : ownStates[state]}`)
}

const ownStates = { deployed: 'deployed', missing: 'no contract', other: 'unknown code' } as const

function parseOwn(file: string, content: { chains: readonly unknown[] }): { chains: readonly ChainConfig[] } {
  return content.chains.length === 0 ? { chains: [] } : parseChainsFile({ file, text: JSON.stringify(content) })
}

async function printPlan(
  { print }: AdminContext,
  client: ChainClient,
  { plan, version }: { plan: DeploymentPlan; version: CreationVersion },
): Promise<{ cost: bigint; price: bigint }> {
  const price = ((await client.getGasPrice()) * 12n) / 10n
  const gas = plan.contracts.reduce((sum, contract) => sum + toLimit(contract.gas), 0n)
  const cost = plan.factories.reduce((sum, { creation }) => sum + (creation?.cost ?? 0n), gas * price)
  if (plan.contracts.length > 0)
    print(`To deploy for Safe ${version} at ${plan.kind === 'own' ? 'own' : `${plan.kind} official`} addresses:`)
  for (const { creation, name } of plan.factories)
    print(`  ${name}: ${formatEther(creation?.cost ?? 0n)} of the native coin`)
  for (const { address, gas: needed, name } of plan.contracts)
    print(`  ${name}${address ? ` ${address}` : ''}: ${needed} gas`)
  for (const { name, reason } of plan.unavailable) print(`  not possible: ${name} (${reason})`)
  if (plan.contracts.length > 0)
    print(`Cost: at most ${formatEther(cost)} of the native coin (${gas} gas at ${formatEther(price, 'gwei')} gwei)`)
  return { cost, price }
}

/** An estimate with a margin: what a transaction may use. */
const toLimit = (gas: bigint) => (gas * 12n) / 10n

type DeployParameters = {
  account: PrivateKeyAccount
  id: number
  plan: DeploymentPlan
  /** Of a unit of gas: what the user agreed to. The node could name another one for each transaction. */
  price: bigint
}
type DeployedContract = { address: Address; name: PlannedDeployment['name'] }

/** One after the other, each confirmed: what was sent stays if a later one fails, and a second run continues. */
async function deploy(
  { print }: AdminContext,
  client: ChainClient,
  { account, id, plan, price }: DeployParameters,
): Promise<DeployedContract[]> {
  const wallet = createWalletClient({
    account,
    chain: { ...client.chain, id },
    transport: custom({ request: client.request }, { retryCount: 0 }),
  })
  const confirm = async (hash: Hex, what: string) => {
    const receipt = await waitForTransactionReceipt(client, { hash, pollingInterval: 500, timeout: 600_000 })
    if (receipt.status !== 'success') throw new AdminError(`The deployment of ${what} failed in transaction ${hash}.`)
    return receipt
  }
  for (const factory of plan.factories) await deployFactory(factory)
  const deployed: DeployedContract[] = []
  for (const { address, data, gas, name, to } of plan.contracts) {
    const hash = await wallet.sendTransaction({ data, gas: toLimit(gas), gasPrice: price, to: to ?? null })
    const { contractAddress } = await confirm(hash, name)
    const at = address ?? contractAddress
    if (!at) throw new AdminError(`The deployment of ${name} created no contract.`)
    deployed.push({ address: getAddress(at), name })
    print(`Deployed ${name} at ${getAddress(at)}`)
  }
  return deployed

  async function deployFactory({ creation, name }: DeploymentFactory): Promise<void> {
    if (!creation) return
    const balance = await client.getBalance({ address: creation.signer })
    if (balance < creation.cost)
      await confirm(
        await wallet.sendTransaction({ gasPrice: price, to: creation.signer, value: creation.cost - balance }),
        name,
      )
    const hash = await client
      .sendRawTransaction({ serializedTransaction: creation.transaction })
      .catch((cause: unknown) => {
        throw new AdminError(
          `The node refuses the creation of the ${name}: ${describeFailure(cause)}. Nodes accept transactions without a chain id only if configured so (geth: --rpc.allow-unprotected-txs).`,
          { cause },
        )
      })
    await confirm(hash, name)
    print(`Deployed ${name}`)
  }
}

type VerifyParameters = { deployed: readonly DeployedContract[]; found: readonly FoundContract[]; plan: DeploymentPlan }

async function verify(
  { print }: AdminContext,
  client: ChainClient,
  { deployed, found, plan }: VerifyParameters,
): Promise<boolean> {
  const isRight = async ({ address, name }: DeployedContract) => {
    const official = found.find((contract) => contract.name === name && contract.address === address)
    if (official) return (await findContract(client, official)).state === 'deployed'
    const code = await client.getCode({ address })
    if (name === expiryName) return code !== undefined && keccak256(code) === expiryCodeHash
    return code !== undefined && plan.kind === 'own' && findByCode(code, address)?.name === name
  }
  const results = await Promise.all(deployed.map(async (contract) => ({ contract, isRight: await isRight(contract) })))
  for (const { contract } of results.filter((result) => !result.isRight))
    print(`FAIL ${contract.name} at ${contract.address}: other code than published`)
  const isVerified = results.every((result) => result.isRight)
  if (isVerified) print(`Verified the code hashes of ${deployed.length} contracts.`)
  return isVerified
}
