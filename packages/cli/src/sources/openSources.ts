import { type Client, createClient, listChains } from '@countersign/client'
import type { ChainClient } from '@countersign/protocol/chain'
import { createClient as createNodeClient, http } from 'viem'
import type { OptionSpec, OptionValues } from '../arguments/Command.ts'
import { getText } from '../arguments/getText.ts'
import { SourceError, UsageError } from '../CliError.ts'
import { fetchFromService } from './fetchFromService.ts'

/** Who is asked. The node's address is the user's own: no service ever names it. */
export type Sources = {
  chainId: number
  node: ChainClient | undefined
  service: Client | undefined
  isOffline: boolean
}

export const sourceOptions = {
  service: { text: 'a service to ask; what it says is checked', value: '<url>' },
  node: { text: 'your own JSON-RPC node: owners, signatures, simulation', value: '<url>' },
  chain: { text: 'the chain id; otherwise the one of the node, then of the service', value: '<id>' },
  json: { text: 'for machines' },
} as const satisfies Record<string, OptionSpec>

export const offlineOption = {
  offline: { text: 'no network at all: hashes, meaning and signers are computed, owners are not known' },
} as const satisfies Record<string, OptionSpec>

/** What `npm start` brings up: asked where no source is named. */
const local = { node: 'http://127.0.0.1:8545', service: 'http://127.0.0.1:8000' }

export type OpenSourcesParameters = {
  options: OptionValues
  /** What is looked at was given with the command: then no service is asked unless it is named. */
  hasOwnContent?: boolean
  /** A chain id that came with the content. */
  chainId?: number | undefined
}

export async function openSources(parameters: OpenSourcesParameters): Promise<Sources> {
  const { options, hasOwnContent = false } = parameters
  const isOffline = options.offline === true
  const named = { node: getText(options, 'node'), service: getText(options, 'service') }
  const isNamed = named.node !== undefined || named.service !== undefined
  if (isOffline && isNamed) throw new UsageError('--offline asks nobody: leave out --service and --node.')
  const urls = isOffline || isNamed || hasOwnContent ? named : local
  const service = urls.service === undefined ? undefined : createClient({ baseUrl: parseUrl('service', urls.service) })
  const node = urls.node === undefined ? undefined : createNode(parseUrl('node', urls.node))
  const typed = getText(options, 'chain')
  const chainId =
    typed === undefined ? (parameters.chainId ?? (await findChainId({ node, service }))) : parseChainId(typed)
  return { chainId, isOffline, node, service }
}

function createNode(url: string): ChainClient {
  // Calls made in one go travel in one request.
  const transport = http(url, { batch: { batchSize: 1_000, wait: 0 }, retryCount: 2, retryDelay: 100, timeout: 10_000 })
  return createNodeClient({ transport })
}

function parseUrl(name: string, text: string): string {
  // The address may hold a key: it is not repeated in what is printed.
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--${name} is no address that starts with http:// or https://.`)
  return text
}

export function parseChainId(text: string): number {
  const chainId = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(chainId)) throw new UsageError(`--chain: "${text.slice(0, 40)}" is no chain id.`)
  return chainId
}

async function findChainId({ node, service }: Pick<Sources, 'node' | 'service'>): Promise<number> {
  if (node) return readChainId(node)
  if (!service) throw new UsageError('Which chain? Name it with --chain.')
  const { results } = await fetchFromService(() => listChains(service))
  const [first, ...others] = results
  if (!first || others.length > 0)
    throw new UsageError(`The service serves ${results.length} chains: name one with --chain.`)
  return parseChainId(first.chainId)
}

async function readChainId(node: ChainClient): Promise<number> {
  const answer = await node.request({ method: 'eth_chainId' }).catch((cause: unknown) => {
    throw new SourceError('The node does not answer.', {
      cause,
      metaMessages: [
        'Check --node, and that it is running. Without a node nothing is proven of owners and signatures.',
      ],
    })
  })
  const chainId = Number(answer)
  if (!Number.isSafeInteger(chainId) || chainId < 1)
    throw new SourceError('The node does not say which chain it is on.')
  return chainId
}
