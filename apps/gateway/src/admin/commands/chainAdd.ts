import { randomBytes } from 'node:crypto'
import { chmod, chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type ChainConfigInput, ChainConfigSchema, parseChainsFile } from '@countersign/protocol/config'
import { getText, UsageError } from 'countersign/command-line'
import { z } from 'zod'
import { describeSystemError } from '../../config/describeSystemError.ts'
import { safeFactories } from '../../indexer/createWatchList.ts'
import { type ChainClient, createChainClient } from '../../lib/createChainClient.ts'
import { type AdminCommand, type AdminContext, AdminError } from '../AdminCommand.ts'
import { describeFailure } from '../checks/checkMachine.ts'
import { probeNode } from '../node/probeNode.ts'

const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
const FileSchema = z.looseObject({ chains: z.array(z.looseObject({ id: z.number() })) })

/** `countersign-admin chain add <rpc-url>` */
export const addChain: AdminCommand = {
  name: 'chain add',
  usage: '<rpc-url>',
  summary: 'Asks a node what chain it is of and adds the chain to the chains file.',
  options: {
    explorer: { text: 'address of a block explorer', value: '<url>' },
    file: { text: 'the chains file (COUNTERSIGN_CHAINS)', value: '<file>' },
    name: { text: 'what people call the chain (Chain <id>)', value: '<name>' },
    'public-rpc': { text: 'node that browsers and wallets may use (none: the web app has no node)', value: '<url>' },
    'short-name': { text: 'prefix of its addresses (chain-<id>)', value: '<word>' },
    'start-block': { text: 'first block to index (where the first known factory appears, else 0)', value: '<number>' },
    symbol: { text: 'its coin (ETH)', value: '<symbol>' },
    testnet: { text: 'its coins are worth nothing' },
    websocket: { text: 'ws:// address of the same node, for news without polling', value: '<url>' },
  },
  takes: [1, 1],
  async run(context) {
    const { env, positionals, print } = context
    const name = getText(context.options, 'file') ?? env.COUNTERSIGN_CHAINS
    if (!name) throw new UsageError('Name the chains file with --file or COUNTERSIGN_CHAINS.')
    const file = resolve(name)
    const [rpcUrl = ''] = positionals
    const client = createChainClient(toConfig(context, { id: 1, rpcUrl }))
    const probe = await probeNode(client).catch((cause: unknown) => {
      throw new AdminError(`The node does not answer: ${describeFailure(cause)}`, { cause })
    })
    const before = await readOrBegin(file)
    if (before.chains.some((chain) => chain.id === probe.id))
      throw new AdminError(`Chain ${probe.id} is in ${file} already: change it there.`)
    const startBlock = await findStartBlock(client, probe.head.number)
    const hasMulticall = Boolean(await client.getCode({ address: multicall3 }).catch(() => undefined))
    const added = {
      ...toEntry(context, { id: probe.id, rpcUrl }),
      ...(hasMulticall ? { contracts: { multicall3: { address: multicall3 } } } : {}),
      startBlock: Number(getText(context.options, 'start-block') ?? startBlock ?? 0),
    } satisfies ChainConfigInput
    const text = `${JSON.stringify({ ...before, chains: [...before.chains, added] }, undefined, 2)}\n`
    // Validates as a start does, before anything is written.
    parseChainsFile({ file, text })
    await replaceFile(file, text)
    print(`Chain ${probe.id} was added to ${file}; it is indexed from block ${added.startBlock}.`)
    if (startBlock === undefined)
      print('When its first Safe was made cannot be seen on this node: --start-block saves the time to read from 0.')
    if (!probe.hasTraces) print('The node offers no traces: contents of nested calls of L1 Safes stay unknown.')
    if (getText(context.options, 'public-rpc') === undefined)
      print('Browsers get no node of it: <rpc-url> stays with the service. Name a public one under rpcUrls.public.')
    print('Start the gateways again, one after the other, with the same file.')
    return 'done'
  },
}

function toEntry(context: AdminContext, { id, rpcUrl }: { id: number; rpcUrl: string }) {
  const symbol = getText(context.options, 'symbol') ?? 'ETH'
  const shortName = getText(context.options, 'short-name') ?? `chain-${id}`
  const webSocket = getText(context.options, 'websocket')
  const publicUrl = getText(context.options, 'public-rpc')
  const explorer = getText(context.options, 'explorer')
  return {
    id,
    name: getText(context.options, 'name') ?? `Chain ${id}`,
    network: shortName.toLowerCase(),
    shortName,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: {
      default: { http: [rpcUrl], ...(webSocket ? { webSocket: [webSocket] } : {}) },
      ...(publicUrl ? { public: { http: [publicUrl] } } : {}),
    },
    ...(explorer ? { blockExplorers: { default: { name: 'Explorer', url: explorer } } } : {}),
    isTestnet: context.options.testnet === true,
    features: [
      'ERC721',
      'SAFE_APPS',
      'CONTRACT_INTERACTION',
      'EIP1559',
      'SAFE_TX_GAS_OPTIONAL',
      'EIP1271',
      'DELETE_TX',
    ],
  }
}

function toConfig(context: AdminContext, place: { id: number; rpcUrl: string }) {
  const parsed = ChainConfigSchema.safeParse(toEntry(context, place))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UsageError(`${issue?.path.join('.')} ${issue?.message}.`)
}

async function readOrBegin(file: string): Promise<z.infer<typeof FileSchema>> {
  try {
    const text = await readFile(file, 'utf8')
    parseChainsFile({ file, text })
    return FileSchema.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { chains: [] }
    throw error
  }
}

/** The first block with a published factory; undefined if the node has no archive state. */
async function findStartBlock(client: ChainClient, head: number): Promise<number | undefined> {
  const hasFactory = async (number: number) => {
    const codes = safeFactories.map((address) => client.getCode({ address, blockNumber: BigInt(number) }))
    return (await Promise.all(codes)).some(Boolean)
  }
  try {
    if (!(await hasFactory(head))) return undefined
    let [without, withCode] = [-1, head]
    while (withCode - without > 1) {
      const middle = Math.floor((without + withCode) / 2)
      if (await hasFactory(middle)) withCode = middle
      else without = middle
    }
    return withCode
  } catch {
    return undefined
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const fresh = `${file}.new-${randomBytes(4).toString('hex')}`
  try {
    // RPC URLs may contain a key: preserves mode and owner of the file.
    const { gid, mode, uid } = await stat(file).catch(() => ({ gid: undefined, mode: 0o600, uid: undefined }))
    await writeFile(fresh, text, { flag: 'wx', mode })
    await chmod(fresh, mode)
    if (uid !== undefined && gid !== undefined && process.getuid?.() === 0) await chown(fresh, uid, gid)
    await rename(fresh, file)
  } catch (cause) {
    throw new AdminError(`${file} cannot be written (${describeSystemError(cause)}).`, { cause })
  }
}
