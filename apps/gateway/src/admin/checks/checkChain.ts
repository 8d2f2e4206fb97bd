import type { ChainConfig } from '@countersign/protocol/config'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { createChainClient } from '../../lib/createChainClient.ts'
import { type NodeProbe, probeNode } from '../node/probeNode.ts'
import { type Check, describeFailure } from './checkMachine.ts'

/** Seconds after which a head is stale; the slowest chains have a block every 15 s. */
const oldHead = 600
/** Block range of the indexer's log queries. */
const goodRange = 1_000
const maxLag = 20

/** Checks chain id, age of the head and capabilities of a node. */
export async function checkNode(chain: ChainConfig): Promise<Check[]> {
  const what = `chain ${chain.id}`
  let probe: NodeProbe
  try {
    probe = await probeNode(createChainClient(chain))
  } catch (error) {
    const remedy = 'Start the node, or correct rpcUrls.default in the chains file.'
    return [{ found: `its node does not answer (${describeFailure(error)})`, remedy, verdict: 'bad', what }]
  }
  if (probe.id !== chain.id)
    return [
      {
        found: `its node is of chain ${probe.id}`,
        remedy: 'Correct rpcUrls.default in the chains file.',
        verdict: 'bad',
        what,
      },
    ]
  const doubts = listDoubts(chain, probe).map((check): Check => ({ ...check, verdict: 'doubtful', what }))
  if (probe.logRange === 0)
    doubts.push({
      found: 'the node answers no question about logs',
      remedy: 'Nothing can be indexed without eth_getLogs: use another node.',
      verdict: 'bad',
      what,
    })
  const abilities = [
    probe.hasArchive && 'old states',
    probe.hasTraces && 'traces',
    probe.hasSimulation && 'simulation',
    `logs of ${probe.logRange} blocks`,
  ].filter(Boolean)
  return [...doubts, { found: `head ${probe.head.number}, ${abilities.join(', ')}`, verdict: 'well', what }]
}

function listDoubts(chain: ChainConfig, probe: NodeProbe): { found: string; remedy: string }[] {
  const age = Math.round(Date.now() / 1_000 - probe.head.timestamp)
  const doubts: { found: string; remedy: string }[] = []
  // Test chains may have no block for days.
  if (age > oldHead && !chain.isTestnet)
    doubts.push({ found: `the newest block is ${age} s old`, remedy: 'See whether the node still follows its chain.' })
  if (age < -oldHead)
    doubts.push({ found: `the newest block is of ${-age} s from now`, remedy: 'Correct the clock of this machine.' })
  if (probe.logRange > 0 && probe.logRange < goodRange)
    doubts.push({
      found: `the node answers about logs of ${probe.logRange} blocks at a time`,
      remedy: 'The first indexing will take long: a node with a wider range (1,000 or more) saves the time.',
    })
  if (probe.hasTraces === false && !chain.l2)
    doubts.push({
      found: 'the node offers no traces (debug_traceTransaction)',
      remedy: 'Contents of nested calls of L1 Safes stay unknown; turn its debug methods on to have them.',
    })
  if (probe.hasArchive === false)
    doubts.push({
      found: 'the node does not remember old states',
      remedy: 'Fine for following; safe add then needs --transaction for Safes that the index did not see born.',
    })
  return doubts
}

type IndexingState = {
  failure: string | null
  failure_code: string | null
  lag: number | null
  silence: number | null
  unread: number
}

/** Checks the lag and the last error of a chain's index. */
export async function checkIndex(db: Kysely<Database>, { id }: ChainConfig): Promise<Check> {
  const what = `index ${id}`
  const { rows } = await sql<IndexingState>`select
    (select head_number - block_number from checkpoint where chain_id = ${id}) :: integer as lag,
    (select extract(epoch from clock_timestamp() - updated_at) from checkpoint where chain_id = ${id}) :: integer as silence,
    (select count(*) :: integer from failed_transaction where chain_id = ${id}) as unread,
    (select failure from indexer where chain_id = ${id}) as failure,
    (select failure_code from indexer where chain_id = ${id}) as failure_code`.execute(db)
  const [standing] = rows
  if (!standing || standing.lag === null) return { found: 'nothing is indexed yet', verdict: 'well', what }
  const { failure, failure_code: code, lag, silence, unread } = standing
  if (code)
    return {
      found: `indexing fails: ${failure ?? code}`,
      remedy: `See "When indexing has halted" in docs/operate.md (${code}).`,
      verdict: 'bad',
      what,
    }
  if ((silence ?? 0) > 60)
    return {
      found: `no process has followed the chain for ${silence} s`,
      remedy: 'Start a gateway.',
      verdict: 'doubtful',
      what,
    }
  if (lag > maxLag)
    return {
      found: `${lag} blocks behind`,
      remedy: 'Wait while it catches up; see its log if it does not.',
      verdict: 'doubtful',
      what,
    }
  if (unread > 0)
    return {
      found: `${unread} place(s) of the chain could not be read yet`,
      remedy: 'See "Unread places" in docs/operate.md.',
      verdict: 'doubtful',
      what,
    }
  return { found: `${lag} blocks behind, nothing unread`, verdict: 'well', what }
}
