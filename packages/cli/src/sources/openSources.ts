import { type Client, createClient, listChains } from '@countersign/client'
import type { ChainClient } from '@countersign/protocol/chain'
import { createClient as createNodeClient, http } from 'viem'
import { getText, type OptionSpec, type OptionValues } from '../arguments/Command.ts'
import { SourceError, UsageError } from '../CliError.ts'
import { fetchFromService } from './fetchFromService.ts'

/** Service and node. The node's URL is the user's own, never from a service. */
export type Sources = {
  chainId: number
  node: ChainClient | undefined
  service: Client | undefined
  isOffline: boolean
}

export const sourceOptions = {
  service: { text: 'service URL; its data is verified', value: '<url>' },
  node: { text: 'your JSON-RPC node, for owners, signatures and simulation', value: '<url>' },
  chain: { text: 'chain id [from the node, then the service]', value: '<id>' },
  json: { text: 'print JSON' },
} as const satisfies Record<string, OptionSpec>

export const offlineOption = {
  offline: { text: 'no network: computes hashes, summary and signers, without owners' },
} as const satisfies Record<string, OptionSpec>

/** The defaults of `npm start`, used where no source is given. */
const local = { node: 'http://127.0.0.1:8545', service: 'http://127.0.0.1:8000' }

/** What confirms the state of a Safe beside the node. */
export const confirmationOptions = {
  checkpoint: { text: 'JSON file of a block you trust: chainId, number, hash', value: '<file>' },
  'second-node': { text: 'another JSON-RPC node, to confirm blocks and compare', value: '<url>' },
} as const satisfies Record<string, OptionSpec>

export type OpenSourcesParameters = {
  options: OptionValues
  /** The subject is on the command line or in a file: no default service is used. */
  hasOwnContent?: boolean
  chainId?: number | undefined
}

export async function openSources(parameters: OpenSourcesParameters): Promise<Sources> {
  const { options, hasOwnContent = false } = parameters
  const isOffline = options.offline === true
  const named = { node: getText(options, 'node'), service: getText(options, 'service') }
  const isNamed = named.node !== undefined || named.service !== undefined
  if (isOffline && isNamed) throw new UsageError('--offline uses no network: remove --service and --node.')
  const urls = isOffline || isNamed || hasOwnContent ? named : local
  const service = urls.service === undefined ? undefined : createClient({ baseUrl: parseUrl('service', urls.service) })
  const node = urls.node === undefined ? undefined : createNode(parseUrl('node', urls.node))
  const typed = getText(options, 'chain')
  const chainId =
    typed === undefined ? (parameters.chainId ?? (await findChainId({ node, service }))) : parseChainId(typed)
  return { chainId, isOffline, node, service }
}

/** A node alone, with the chain that it answers for. */
export async function openNode(name: string, text: string): Promise<{ chainId: number; node: ChainClient }> {
  const node = createNode(parseUrl(name, text))
  return { chainId: await readChainId(node, name), node }
}

export function createNode(url: string): ChainClient {
  // Batches calls of one tick.
  const transport = http(url, { batch: { batchSize: 1_000, wait: 0 }, retryCount: 2, retryDelay: 100, timeout: 10_000 })
  return createNodeClient({ transport })
}

export function parseUrl(name: string, text: string): string {
  // The URL may contain a key: not printed.
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--${name} must be an http:// or https:// URL.`)
  return text
}

export function parseChainId(text: string): number {
  const chainId = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(chainId)) throw new UsageError(`--chain: "${text.slice(0, 40)}" is not a chain id.`)
  return chainId
}

async function findChainId({ node, service }: Pick<Sources, 'node' | 'service'>): Promise<number> {
  if (node) return readChainId(node)
  if (!service) throw new UsageError('Unknown chain. Pass --chain.')
  const { results } = await fetchFromService(() => listChains(service))
  const [first, ...others] = results
  if (!first || others.length > 0) throw new UsageError(`The service has ${results.length} chains. Pass --chain.`)
  return parseChainId(first.chainId)
}

async function readChainId(node: ChainClient, name = 'node'): Promise<number> {
  const answer = await node.request({ method: 'eth_chainId' }).catch((cause: unknown) => {
    throw new SourceError('The node does not respond.', {
      cause,
      metaMessages: [
        `Check --${name} and that the node is running. Without a node, owners and signatures cannot be verified.`,
      ],
    })
  })
  const chainId = Number(answer)
  if (!Number.isSafeInteger(chainId) || chainId < 1)
    throw new SourceError('The node returned an invalid chain id. Check --node.')
  return chainId
}
