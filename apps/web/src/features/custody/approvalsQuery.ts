import { type ChainClient, ChainUnreachableError } from '@countersign/protocol/chain'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import { queryOptions } from '@tanstack/react-query'
import { type Address, getAddress, type Hex, hexToBigInt, isAddressEqual, numberToHex, toEventSelector } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import type { LiveApproval } from './listLiveSignatures.ts'

const approved = toEventSelector('event ApproveHash(bytes32,address)')
/** The same topics in every version; the hash is indexed since 1.4.0. */
const executed = [
  toEventSelector('event ExecutionSuccess(bytes32,uint256)'),
  toEventSelector('event ExecutionFailure(bytes32,uint256)'),
]

type Approvals = { list: readonly LiveApproval[]; isComplete: boolean }

/** Bounds the requests to nodes with narrow ranges. */
const maxRequests = 40

/** Hashes that owners approved on the chain and that nothing has executed, newest first. */
export function approvalsQuery(services: Services, safe: CurrentSafe, version: string) {
  return queryOptions({
    queryFn: ({ signal }) =>
      readApprovals(getChainClient(services, safe.chainId), {
        safe: safe.address,
        signal,
        startBlock: BigInt(safe.chain.startBlock),
        version,
      }),
    queryKey: [...safeKey(safe), 'state', 'approvals', version],
    staleTime: 30_000,
    structuralSharing: false,
  })
}

type Parameters = { safe: Address; signal?: AbortSignal; startBlock: bigint; version: string }

/** @throws ChainUnreachableError */
export async function readApprovals(client: ChainClient, parameters: Parameters): Promise<Approvals> {
  const { safe, signal, startBlock, version } = parameters
  const head = hexToBigInt(await client.request({ method: 'eth_blockNumber' }))
  const used = new Set<string>()
  const list: LiveApproval[] = []
  let next = head
  let width = head - startBlock + 1n
  for (let request = 0; request < maxRequests && next >= startBlock; request += 1) {
    signal?.throwIfAborted()
    let first = next - width + 1n
    if (first < startBlock) first = startBlock
    const logs = await readStep(client, safe, first, next).catch((error: unknown) => {
      if (first === next) throw new ChainUnreachableError({ cause: error, method: 'eth_getLogs' })
      return undefined
    })
    if (!logs) {
      width = (next - first + 1n) / 8n || 1n
      continue
    }
    // Ignores logs of other contracts, which a faulty node may return.
    for (const { data, topics } of logs.filter(({ address }) => isAddressEqual(address, safe))) {
      const [topic, hash, owner] = topics
      if (topic !== approved) used.add((hash ?? data.slice(0, 66)).toLowerCase())
      else if (hash && owner) list.push({ at: undefined, hash, owner: getAddress(`0x${owner.slice(26)}`) })
    }
    next = first - 1n
  }
  // 1.0.0 approves without an event: nothing lists what was approved.
  const isComplete = next < startBlock && isVersionAtLeast(version, '1.1.0')
  return { isComplete, list: list.filter(({ hash }) => !used.has(hash.toLowerCase())).toReversed() }
}

function readStep(client: ChainClient, address: Address, from: bigint, to: bigint) {
  const topics: Hex[][] = [[approved, ...executed]]
  const params = [{ address, fromBlock: numberToHex(from), toBlock: numberToHex(to), topics }] as const
  return client.request({ method: 'eth_getLogs', params: [params[0]] })
}
