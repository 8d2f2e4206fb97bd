import { type ChainClient, ChainUnreachableError } from '@countersign/protocol/chain'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import { listApprovals } from '@countersign/protocol/verify'
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

type Approvals = {
  list: readonly LiveApproval[]
  isComplete: boolean
  /** Before 1.1.0 the Safe logs no approval: only hashes that this browser knows were read. */
  isUnlogged: boolean
}

/** Bounds the requests to nodes with narrow ranges. */
const maxRequests = 40

/** Hashes that owners approved on the chain and that nothing has executed, newest first. */
export function approvalsQuery(services: Services, safe: CurrentSafe, { known, owners, version }: Known) {
  const isUnlogged = !isVersionAtLeast(version, '1.1.0')
  return queryOptions({
    queryFn: ({ signal }) =>
      isUnlogged
        ? readKnownApprovals(getChainClient(services, safe.chainId), {
            chainId: safe.chainId,
            known,
            owners,
            safe: safe.address,
          })
        : readApprovals(getChainClient(services, safe.chainId), {
            safe: safe.address,
            signal,
            startBlock: BigInt(safe.chain.startBlock),
          }),
    queryKey: [...safeKey(safe), 'state', 'approvals', version, ...(isUnlogged ? [known.join(), owners.join()] : [])],
    staleTime: 30_000,
    structuralSharing: false,
  })
}

type Known = {
  /** Hashes of open transactions that this browser knows. */
  known: readonly Hex[]
  owners: readonly Address[]
  version: string
}

/** Each is a call per owner. */
const maxKnown = 100

/** @throws ChainUnreachableError */
export async function readKnownApprovals(
  client: ChainClient,
  { chainId, known, owners, safe }: Omit<Known, 'version'> & { chainId: number; safe: Address },
): Promise<Approvals> {
  const list: LiveApproval[] = []
  for (const hash of known.slice(0, maxKnown))
    for (const owner of await listApprovals(client, { chainId, owners, safe, safeTxHash: hash }))
      list.push({ at: undefined, hash, owner })
  return { isComplete: false, isUnlogged: true, list }
}

type Parameters = { safe: Address; signal?: AbortSignal; startBlock: bigint }

/** @throws ChainUnreachableError */
export async function readApprovals(client: ChainClient, parameters: Parameters): Promise<Approvals> {
  const { safe, signal, startBlock } = parameters
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
  const open = list.filter(({ hash }) => !used.has(hash.toLowerCase())).toReversed()
  return { isComplete: next < startBlock, isUnlogged: false, list: open }
}

function readStep(client: ChainClient, address: Address, from: bigint, to: bigint) {
  const topics: Hex[][] = [[approved, ...executed]]
  const params = [{ address, fromBlock: numberToHex(from), toBlock: numberToHex(to), topics }] as const
  return client.request({ method: 'eth_getLogs', params: [params[0]] })
}
