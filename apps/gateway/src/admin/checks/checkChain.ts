import type { ChainConfig } from '@countersign/protocol/config'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { isLoopback } from '../../lib/parseAuthority.ts'
import { canSubscribe, type NodeProbe, probeNode } from '../node/probeNode.ts'
import { type Check, describeFailure } from './checkMachine.ts'

/** Seconds after which a head is stale; the slowest chains have a block every 15 s. */
const oldHead = 600
/** Block range of the indexer's log queries. */
const goodRange = 1_000
const maxLag = 20

/** Measures every node of a chain that the service uses. */
export async function checkNodes(chain: ChainConfig): Promise<Check[]> {
  const { http, webSocket = [] } = chain.rpcUrls.default
  const urls = http.length > 0 ? http : webSocket
  const nodes = urls.map((url, index) => checkNode(chain, url, index === 0 ? '' : `, node ${index + 1}`))
  const sockets = webSocket.map((url) => checkSocket(chain, url))
  return (await Promise.all([...nodes, ...sockets])).flat()
}

async function checkNode(chain: ChainConfig, url: string, label: string): Promise<Check[]> {
  const what = `chain ${chain.id}${label}`
  let probe: NodeProbe
  try {
    probe = await probeNode(chain, url)
  } catch (error) {
    const remedy = isLoopback(new URL(url).hostname)
      ? 'Start the node, or correct rpcUrls.default in the chains file. From a container, use host.docker.internal.'
      : 'Start the node, or correct rpcUrls.default in the chains file.'
    return [{ found: `the node does not respond (${describeFailure(error)})`, remedy, verdict: 'bad', what }]
  }
  return describeNode(chain, probe).map((check) => ({ ...check, what }))
}

async function checkSocket({ id }: ChainConfig, url: string): Promise<Check[]> {
  if (await canSubscribe(url, id)) return []
  return [
    {
      found: 'a WebSocket URL in rpcUrls.default does not deliver new blocks of this chain',
      remedy: 'Correct or remove it. Without it, new blocks are polled every few seconds.',
      verdict: 'doubtful',
      what: `chain ${id}`,
    },
  ]
}

export function describeNode(chain: ChainConfig, probe: NodeProbe): Check[] {
  const what = `chain ${chain.id}`
  const { finalized, head, id, logs } = probe
  if (id !== chain.id)
    return [
      {
        found: `the node serves chain ${id}`,
        remedy: 'Correct rpcUrls.default in the chains file.',
        verdict: 'bad',
        what,
      },
    ]
  const abilities = [
    probe.blockTime !== undefined && `a block every ${Number(probe.blockTime.toPrecision(2))} s`,
    finalized === undefined ? 'no finalized block' : `finalized ${head.number - finalized} blocks behind`,
    probe.hasArchive && 'archive state',
    probe.hasTraces && 'traces',
    probe.hasSimulation ? 'simulation' : 'no simulation (eth_simulateV1)',
    `eth_getLogs up to ${logs.range} blocks`,
    ...probe.contracts.filter(({ missing }) => missing.length === 0).map(({ version }) => `Safe ${version}`),
  ].filter(Boolean)
  return [
    ...listErrors(chain, probe).map((check): Check => ({ ...check, verdict: 'bad', what })),
    ...listWarnings(chain, probe).map((check): Check => ({ ...check, verdict: 'doubtful', what })),
    { found: `head ${head.number}, ${abilities.join(', ')}`, verdict: 'well', what },
  ]
}

type Finding = { found: string; remedy: string }

function listErrors(chain: ChainConfig, { contracts, head, logs }: NodeProbe): Finding[] {
  const errors: Finding[] = []
  if (chain.startBlock > head.number)
    errors.push({
      found: `startBlock is ${chain.startBlock}, but the latest block is ${head.number}: nothing is indexed`,
      remedy:
        'Set startBlock in the chains file to the block of the first Safe, or to 0. If the node is still syncing, wait.',
    })
  if (logs.range === 0)
    errors.push({
      found: 'the node does not support eth_getLogs',
      remedy: 'Use another node: indexing needs eth_getLogs.',
    })
  if (!hasOwnContracts(chain) && contracts.every(({ missing }) => missing.includes('SafeProxyFactory')))
    errors.push({
      found: 'the chain has no Safe contracts: Safes cannot be created or indexed',
      remedy:
        'Deploy them at their official addresses with the Safe singleton factory, or list yours under safeFactories and safeSingletons in the chains file.',
    })
  return errors
}

const hasOwnContracts = ({ safeFactories = [], safeSingletons = [] }: ChainConfig) =>
  safeFactories.length > 0 && safeSingletons.length > 0

function listWarnings(chain: ChainConfig, probe: NodeProbe): Finding[] {
  const { contracts, head, logs } = probe
  const age = Math.round(Date.now() / 1_000 - head.timestamp)
  const warnings: Finding[] = []
  // Test chains may have no block for days.
  if (age > oldHead && !chain.isTestnet)
    warnings.push({ found: `the latest block is ${age} s old`, remedy: 'Check that the node is still syncing.' })
  if (age < -oldHead)
    warnings.push({
      found: `the latest block is ${-age} s in the future`,
      remedy: 'Correct the clock of this machine or of the node.',
    })
  if (logs.isLimited && logs.range > 0 && logs.range < goodRange)
    warnings.push({
      found: `the node limits eth_getLogs to ${logs.range} blocks`,
      remedy: 'The initial indexing will be slow. Use a node that allows 1,000 blocks or more.',
    })
  if (!probe.hasBatches)
    warnings.push({
      found: 'the node rejects JSON-RPC batches',
      remedy: 'The service sends single requests instead, which is slower. Allow batches of 100 requests on the node.',
    })
  if (probe.hasTraces === false && !chain.l2)
    warnings.push({
      found: 'the node does not support debug_traceTransaction',
      remedy: 'Nested calls of L1 Safes cannot be decoded. Enable the debug methods of the node.',
    })
  if (probe.hasTraces === undefined)
    warnings.push({
      found: 'could not test whether the node supports debug_traceTransaction',
      remedy: 'Run countersign-admin doctor again after the next transaction on this chain.',
    })
  if (probe.hasArchive === false)
    warnings.push({
      found: 'the node has no archive state',
      remedy: 'Indexing works without it. safe add then needs --transaction for Safes that the index did not discover.',
    })
  const recommended = contracts.find(({ version }) => version === chain.recommendedMasterCopyVersion)
  const others = contracts.filter(({ missing }) => missing.length === 0).map(({ version }) => version)
  const isDeployed = contracts.some(({ missing }) => !missing.includes('SafeProxyFactory'))
  if (recommended && recommended.missing.length > 0 && isDeployed && !hasOwnContracts(chain))
    warnings.push({
      found: `Safe ${recommended.version} lacks ${recommended.missing.join(', ')}`,
      remedy:
        others.length > 0
          ? `Deploy it, or set recommendedMasterCopyVersion in the chains file to ${others.join(' or ')}.`
          : 'Deploy it. New Safes cannot be created without it.',
    })
  return warnings
}

type IndexingState = {
  block: number | null
  failure: string | null
  failure_code: string | null
  lag: number | null
  silence: number | null
  unread: number
}

export async function checkIndex(db: Kysely<Database>, { id }: ChainConfig): Promise<Check> {
  const what = `index ${id}`
  const { rows } = await sql<IndexingState>`select
    (select block_number from checkpoint where chain_id = ${id}) as block,
    (select head_number - block_number from checkpoint where chain_id = ${id}) :: integer as lag,
    (select extract(epoch from clock_timestamp() - updated_at) from checkpoint where chain_id = ${id}) :: integer as silence,
    (select count(*) :: integer from failed_transaction where chain_id = ${id}) as unread,
    (select failure from indexer where chain_id = ${id}) as failure,
    (select failure_code from indexer where chain_id = ${id}) as failure_code`.execute(db)
  const [standing] = rows
  const {
    block = null,
    failure = null,
    failure_code: code = null,
    lag = null,
    silence = null,
    unread = 0,
  } = standing ?? {}
  // Before the lag: what keeps an index from beginning leaves it without one.
  if (code)
    return {
      found: `indexing fails: ${failure ?? code}`,
      remedy: `See "When indexing has halted" in docs/operate.md (${code}).`,
      verdict: 'bad',
      what,
    }
  if (lag === null) return { found: 'nothing is indexed yet', verdict: 'well', what }
  if ((silence ?? 0) > 60)
    return {
      found: `no process has indexed this chain for ${silence} s`,
      remedy: 'Start a gateway.',
      verdict: 'doubtful',
      what,
    }
  if (lag > maxLag)
    return {
      found: `at block ${block}, ${lag} blocks behind`,
      remedy: 'Wait until it catches up. If it does not, check the log.',
      verdict: 'doubtful',
      what,
    }
  if (unread > 0)
    return {
      found: `${unread} transaction(s) or blocks could not be indexed yet`,
      remedy: 'See "Failed transactions" in docs/operate.md.',
      verdict: 'doubtful',
      what,
    }
  return { found: `at block ${block}, ${lag} blocks behind, no failed transactions`, verdict: 'well', what }
}
