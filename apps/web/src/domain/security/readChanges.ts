import { type ChainClient, ChainUnreachableError } from '@countersign/protocol/chain'
import {
  type Address,
  getAddress,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  numberToHex,
  slice,
  toEventSelector,
} from 'viem'

/** The setting that an event changes. */
export type ChangedPart =
  | 'creation'
  | 'fallbackHandler'
  | 'guard'
  | 'implementation'
  | 'moduleGuard'
  | 'modules'
  | 'owners'
  | 'threshold'

/** A change from the Safe's own events. */
export type Change = {
  part: ChangedPart
  kind: 'added' | 'removed' | 'set'
  /** The address that was added, removed or set; undefined for numbers and for the creation. */
  subject: Address | undefined
  block: bigint
  transactionHash: Hex
}

export type Changes = {
  /** Newest first. */
  list: readonly Change[]
  /** The oldest block read. */
  from: bigint
  to: bigint
  /** Whether the range reaches back to the creation. */
  isWhole: boolean
}

/** The first topic does not depend on whether the argument is indexed, as it is since 1.4.0. */
const events: readonly { signature: string; part: ChangedPart; kind: Change['kind'] }[] = [
  { kind: 'added', part: 'owners', signature: 'AddedOwner(address)' },
  { kind: 'removed', part: 'owners', signature: 'RemovedOwner(address)' },
  { kind: 'set', part: 'threshold', signature: 'ChangedThreshold(uint256)' },
  { kind: 'added', part: 'modules', signature: 'EnabledModule(address)' },
  { kind: 'removed', part: 'modules', signature: 'DisabledModule(address)' },
  { kind: 'set', part: 'guard', signature: 'ChangedGuard(address)' },
  { kind: 'set', part: 'moduleGuard', signature: 'ChangedModuleGuard(address)' },
  { kind: 'set', part: 'fallbackHandler', signature: 'ChangedFallbackHandler(address)' },
  { kind: 'set', part: 'implementation', signature: 'ChangedMasterCopy(address)' },
  { kind: 'set', part: 'creation', signature: 'SafeSetup(address,address[],uint256,address,address)' },
]

const byTopic = new Map<Hex, (typeof events)[number]>(
  events.map((event) => [toEventSelector(`event ${event.signature}`), event]),
)

export type ReadChangesParameters = {
  safe: Address
  startBlock: bigint
  signal: AbortSignal
}

/** Bounds the requests to nodes with narrow ranges; the result states what was not read. */
const mostRequests = 40

/**
 * Every change of a Safe's configuration from its events, newest first: one request where the node allows it, else in
 * steps.
 *
 * @throws ChainUnreachableError
 */
export async function readChanges(
  client: ChainClient,
  { safe, signal, startBlock }: ReadChangesParameters,
): Promise<Changes> {
  const head = hexToBigInt(await client.request({ method: 'eth_blockNumber' }))
  const list: Change[] = []
  let next = head
  let width = head - startBlock + 1n
  let isWhole = false
  for (let request = 0; request < mostRequests && next >= startBlock && !isWhole; request += 1) {
    signal.throwIfAborted()
    const first = next - width + 1n > startBlock ? next - width + 1n : startBlock
    const found = await readStep(client, { from: first, safe, to: next }).catch((error: unknown) => {
      if (first === next) throw new ChainUnreachableError({ cause: error, method: 'eth_getLogs' })
      return undefined
    })
    if (!found) {
      width = (next - first + 1n) / 8n || 1n
      continue
    }
    list.push(...found.toReversed())
    next = first - 1n
    isWhole = found.some(({ part }) => part === 'creation')
  }
  // Nothing was read, which is a failure.
  if (next === head && head >= startBlock) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getLogs' })
  return { from: next + 1n, isWhole: isWhole || next < startBlock, list, to: head }
}

type Step = { from: bigint; safe: Address; to: bigint }

async function readStep(client: ChainClient, { from, safe, to }: Step): Promise<Change[]> {
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ address: safe, fromBlock: numberToHex(from), toBlock: numberToHex(to), topics: [[...byTopic.keys()]] }],
  })
  return logs.flatMap(({ address, blockNumber, data, topics, transactionHash }): Change[] => {
    const [topic = '0x', argument = data] = topics
    const event = byTopic.get(topic)
    // Ignores logs of other contracts, which a faulty node may return.
    if (!event || blockNumber === null || transactionHash === null || !isAddressEqual(address, safe)) return []
    const { kind, part } = event
    const isAddress = part !== 'threshold' && part !== 'creation' && argument.length >= 66
    const subject = isAddress ? getAddress(slice(argument, 12, 32)) : undefined
    return [{ block: BigInt(blockNumber), kind, part, subject, transactionHash }]
  })
}
