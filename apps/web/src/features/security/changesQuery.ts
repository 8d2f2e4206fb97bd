import { type ChainClient, ChainUnreachableError, readOrigin } from '@countersign/protocol/chain'
import { queryOptions } from '@tanstack/react-query'
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
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'

export type LastChange = Change & {
  /** The block's time in Unix milliseconds. */
  at: number | undefined
  sender: Address | undefined
  /** The Safe transaction; undefined if it was none, or one of several. */
  safeTxHash: Hex | undefined
  module: Address | undefined
}

export type SafeChanges = Changes & { last: ReadonlyMap<ChangedPart, LastChange> }

export function changesQuery(services: Services, safe: CurrentSafe) {
  return queryOptions({
    queryKey: [...safeKey(safe), 'state', 'changes'],
    queryFn: async ({ signal }): Promise<SafeChanges> => {
      const client = getChainClient(services, safe.chainId)
      const startBlock = BigInt(safe.chain.startBlock)
      const changes = await readChanges(client, { safe: safe.address, signal, startBlock })
      const newest = [...new Map(changes.list.toReversed().map((change) => [change.part, change])).values()]
      const last = await Promise.all(newest.map((change) => findMaker(services, safe, change)))
      return { ...changes, last: new Map(last.map((change) => [change.part, change])) }
    },
    staleTime: 60_000,
    // Structural sharing cannot compare maps.
    structuralSharing: false,
  })
}

async function findMaker(services: Services, { address, chainId }: CurrentSafe, change: Change): Promise<LastChange> {
  const { block, transactionHash } = change
  const [{ sender, timestamp }, { executions }] = await Promise.all([
    readOrigin(getChainClient(services, chainId), { blockNumber: block, transactionHash }),
    services.kernel.readSafeRange({ chainId, from: block, safe: address, to: block }),
  ])
  const here = executions.filter((execution) => execution.transactionHash === transactionHash)
  // With several executions the events do not show which one made the change.
  const execution = here.length === 1 ? here[0] : undefined
  return {
    ...change,
    at: timestamp === undefined ? undefined : Number(timestamp) * 1000,
    module: execution?.module,
    safeTxHash: execution?.safeTxHash,
    sender,
  }
}

export type ChangedPart =
  | 'creation'
  | 'fallbackHandler'
  | 'guard'
  | 'implementation'
  | 'moduleGuard'
  | 'modules'
  | 'owners'
  | 'threshold'

type Change = {
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
  from: bigint
  to: bigint
  /** Whether the range reaches back to the creation. */
  isComplete: boolean
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

/** Bounds the requests to nodes with narrow ranges; the result states what was not read. */
const maxRequests = 40

/** Reads the Safe's configuration events in steps as wide as the node allows. @throws ChainUnreachableError */
export async function readChanges(
  client: ChainClient,
  { safe, signal, startBlock }: { safe: Address; startBlock: bigint; signal: AbortSignal },
): Promise<Changes> {
  const head = hexToBigInt(await client.request({ method: 'eth_blockNumber' }))
  const list: Change[] = []
  let next = head
  let width = head - startBlock + 1n
  let isComplete = false
  for (let request = 0; request < maxRequests && next >= startBlock && !isComplete; request += 1) {
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
    isComplete = found.some(({ part }) => part === 'creation')
  }
  // Nothing was read, which is a failure.
  if (next === head && head >= startBlock) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getLogs' })
  return { from: next + 1n, isComplete: isComplete || next < startBlock, list, to: head }
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
