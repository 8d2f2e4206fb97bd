import { resolve } from 'node:path'
import { creationVersions } from '@countersign/protocol/chain'
import { type ChainConfig, ChainConfigSchema, parseChainsFile } from '@countersign/protocol/config'
import { getText, UsageError } from 'countersign/command-line'
import { z } from 'zod'
import { walletFeatures } from '../../config/walletFeatures.ts'
import { safeFactories } from '../../indexer/createWatchList.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { type AdminCommand, type AdminContext, AdminError } from '../AdminCommand.ts'
import { describeNode } from '../checks/checkChain.ts'
import { type Check, describeFailure } from '../checks/checkMachine.ts'
import { reportChecks } from '../checks/reportChecks.ts'
import { readOrBegin, replaceFile } from '../node/chainsFile.ts'
import {
  canSubscribe,
  closeNodeClient,
  createNodeClient,
  listSocketUrls,
  type NodeProbe,
  probeNode,
} from '../node/probeNode.ts'

const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** `countersign-admin chain add <rpc-url>` */
export const addChain: AdminCommand = {
  name: 'chain add',
  usage: '<rpc-url>',
  summary: 'Probes a node and adds its chain to the chains file.',
  options: {
    explorer: { text: 'URL of a block explorer', value: '<url>' },
    file: { text: 'chains file (default: COUNTERSIGN_CHAINS); - prints to standard output', value: '<file>' },
    name: { text: 'chain name (default: from the chain registry, else Chain <id>)', value: '<name>' },
    'public-rpc': {
      text: 'RPC URL for browsers and wallets (default: none, so the web app has no node)',
      value: '<url>',
    },
    'short-name': { text: 'short name for address prefixes (default: chain-<id>)', value: '<word>' },
    'start-block': {
      text: 'first block to index (default: block of the first known factory, else 0)',
      value: '<number>',
    },
    symbol: { text: 'native currency symbol (default: from the chain registry, else ETH)', value: '<symbol>' },
    testnet: { text: 'mark as a test network' },
    websocket: { text: 'WebSocket URL of the same node (default: probed at common URLs)', value: '<url>' },
  },
  takes: [1, 1],
  async run(context) {
    const name = getText(context.options, 'file') ?? context.env.COUNTERSIGN_CHAINS
    if (!name) throw new UsageError('No chains file given. Set --file or COUNTERSIGN_CHAINS.')
    // Standard output is the file then.
    const print = name === '-' ? context.warn : context.print
    const file = name === '-' ? name : resolve(name)
    const [rpcUrl = ''] = context.positionals
    const unknown = toConfig(context, { id: 1, rpcUrl })
    const probe = await probeNode(unknown, rpcUrl).catch((cause: unknown) => {
      throw new AdminError(`The node does not respond: ${describeFailure(cause)}`, { cause })
    })
    const before = name === '-' ? { chains: [] } : await readOrBegin(file)
    if (before.chains.some((chain) => chain.id === probe.id))
      throw new AdminError(`${file} already has chain ${probe.id}. Edit its entry there.`)
    const known = await findKnownChain(probe.id)
    const client = createNodeClient(unknown, rpcUrl, { batchSize: probe.hasBatches ? 100 : 1 })
    const [hasMulticall, startBlock] = await Promise.all([
      client.getCode({ address: multicall3 }).then(Boolean, () => false),
      findStartBlock(client, probe.head.number),
    ])
    await closeNodeClient(client)
    const webSocket = getText(context.options, 'websocket') ?? (await findSocket(rpcUrl, probe.id))
    const entry = {
      ...toEntry(context, { id: probe.id, known, probe, rpcUrl, webSocket }),
      ...(hasMulticall ? { contracts: { multicall3: { address: multicall3 } } } : {}),
      startBlock: Number(getText(context.options, 'start-block') ?? startBlock ?? 0),
    }
    const text = `${JSON.stringify({ ...before, chains: [...before.chains, entry] }, undefined, 2)}\n`
    // Validates as a start does, before anything is written.
    const added = parseChainsFile({ file, text }).chains.at(-1)
    if (name === '-') context.print(text.trimEnd())
    else await replaceFile(file, text)
    print(
      `Added chain ${probe.id} (${entry.name}) to ${name === '-' ? 'a new chains file' : file}, indexed from block ${entry.startBlock}.`,
    )
    const checks = added ? [...describeNode(added, probe), ...listGaps(context, { added, known, startBlock })] : []
    const outcome = reportChecks(checks, { options: {}, print })
    print('Restart the gateways one by one with this file.')
    // The file is written: an error is for the operator to fix before the service can work.
    return outcome === 'failed' ? 'doubtful' : 'done'
  },
}

/** Prefixes of addresses (EIP-3770) as Safe uses them; `viem/chains` has none. */
const shortNames: Readonly<Record<number, string>> = {
  1: 'eth',
  10: 'oeth',
  56: 'bnb',
  100: 'gno',
  137: 'matic',
  324: 'zksync',
  1101: 'zkevm',
  8453: 'base',
  42161: 'arb1',
  42220: 'celo',
  43114: 'avax',
  59144: 'linea',
  84532: 'basesep',
  534352: 'scr',
  11155111: 'sep',
}

const KnownChainSchema = z.object({
  id: z.number(),
  name: z.string(),
  nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.number() }),
  blockExplorers: z.object({ default: z.object({ name: z.string(), url: z.string() }) }).optional(),
  testnet: z.boolean().optional(),
})
type KnownChain = z.infer<typeof KnownChainSchema>

/** The registered chain of an id; none where several share it, as development chains do. */
async function findKnownChain(id: number): Promise<KnownChain | undefined> {
  const exported: unknown[] = Object.values(await import('viem/chains'))
  const chains = exported.flatMap((value) => KnownChainSchema.safeParse(value).data ?? [])
  const [first, ...others] = chains.filter((chain) => chain.id === id)
  return others.some(({ name }) => name !== first?.name) ? undefined : first
}

async function findSocket(rpcUrl: string, chainId: number): Promise<string | undefined> {
  if (/^ws/.test(rpcUrl)) return undefined
  for (const url of listSocketUrls(rpcUrl)) if (await canSubscribe(url, chainId)) return url
  return undefined
}

type EntryFacts = {
  id: number
  known?: KnownChain | undefined
  probe?: NodeProbe
  rpcUrl: string
  webSocket?: string | undefined
}

function toEntry(context: AdminContext, { id, known, probe, rpcUrl, webSocket }: EntryFacts) {
  const symbol = getText(context.options, 'symbol')
  const shortName = getText(context.options, 'short-name') ?? shortNames[id] ?? `chain-${id}`
  const publicUrl = getText(context.options, 'public-rpc')
  const explorerUrl = getText(context.options, 'explorer')
  const explorer = explorerUrl ? { name: 'Explorer', url: explorerUrl } : known?.blockExplorers?.default
  const ether = { name: symbol ?? 'ETH', symbol: symbol ?? 'ETH', decimals: 18 }
  const version = creationVersions.find((candidate) =>
    probe?.contracts.some(({ missing, version: deployed }) => deployed === candidate && missing.length === 0),
  )
  const sockets = webSocket ? { webSocket: [webSocket] } : {}
  return {
    id,
    name: getText(context.options, 'name') ?? known?.name ?? `Chain ${id}`,
    network: shortName.toLowerCase(),
    shortName,
    nativeCurrency: symbol ? ether : (known?.nativeCurrency ?? ether),
    rpcUrls: {
      default: /^ws/.test(rpcUrl) ? { webSocket: [rpcUrl] } : { http: [rpcUrl], ...sockets },
      ...(publicUrl ? { public: { http: [publicUrl] } } : {}),
    },
    ...(explorer ? { blockExplorers: { default: { name: explorer.name, url: explorer.url } } } : {}),
    isTestnet: context.options.testnet === true || known?.testnet === true,
    // Safes of Ethereum use the singleton without events for every transaction.
    l2: id !== 1,
    features: [
      'ERC721',
      'SAFE_APPS',
      'CONTRACT_INTERACTION',
      ...(probe?.hasBaseFee === false ? [] : ['EIP1559']),
      'SAFE_TX_GAS_OPTIONAL',
      'EIP1271',
      ...walletFeatures,
    ],
    ...(version ? { recommendedMasterCopyVersion: version } : {}),
  }
}

type GapFacts = { added: ChainConfig; known: KnownChain | undefined; startBlock: number | undefined }

/** What no request to a node can answer. */
function listGaps({ options }: AdminContext, { added, known, startBlock }: GapFacts): Check[] {
  const what = `chain ${added.id}`
  const gaps: Check[] = []
  const assumed = [
    !known && !options.name && `--name (${added.name})`,
    !known && !options.symbol && `--symbol (${added.nativeCurrency.symbol})`,
    !shortNames[added.id] && !options['short-name'] && `--short-name (${added.shortName})`,
  ].filter(Boolean)
  if (assumed.length > 0)
    gaps.push({
      found: `defaults were used for ${assumed.join(', ')}`,
      remedy: 'Check them in the chains file.',
      verdict: 'doubtful',
      what,
    })
  if (startBlock === undefined && !options['start-block'])
    gaps.push({
      found: 'the deployment block of the first Safe contract was not found on this node',
      remedy: 'Indexing starts at block 0. Set startBlock in the chains file to skip earlier blocks.',
      verdict: 'doubtful',
      what,
    })
  if (!added.rpcUrls.default.webSocket)
    gaps.push({
      found: 'no WebSocket URL was found for this node',
      remedy: 'New blocks are polled every few seconds. Set rpcUrls.default.webSocket to receive them immediately.',
      verdict: 'doubtful',
      what,
    })
  if (added.rpcUrls.public.http.length === 0)
    gaps.push({
      found: 'browsers get no RPC URL: <rpc-url> is used by the service only',
      remedy: 'Set rpcUrls.public to a public RPC URL, or pass --public-rpc. The web app needs one.',
      verdict: 'doubtful',
      what,
    })
  return gaps
}

function toConfig(context: AdminContext, facts: EntryFacts): ChainConfig {
  const parsed = ChainConfigSchema.safeParse(toEntry(context, facts))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UsageError(`${issue?.path.join('.')} ${issue?.message}.`)
}

/** The first block with a published factory; undefined if there is none, or the node has no archive state. */
async function findStartBlock(client: ChainClient, head: number): Promise<number | undefined> {
  const codeAt = (address: (typeof safeFactories)[number], number: number) =>
    client.getCode({ address, blockNumber: BigInt(number) })
  try {
    const codes = await Promise.all(safeFactories.map((address) => codeAt(address, head)))
    const deployed = safeFactories.filter((_, index) => codes[index])
    if (deployed.length === 0) return undefined
    let [without, withCode] = [-1, head]
    while (withCode - without > 1) {
      const middle = Math.floor((without + withCode) / 2)
      if ((await Promise.all(deployed.map((address) => codeAt(address, middle)))).some(Boolean)) withCode = middle
      else without = middle
    }
    return withCode
  } catch {
    return undefined
  }
}
