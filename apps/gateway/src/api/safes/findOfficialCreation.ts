import { ChainUnreachableError } from '@countersign/protocol/chain'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import { verifySafe } from '@countersign/protocol/verify'
import {
  type AbiEvent,
  type Address,
  type Hash,
  type Hex,
  isAddressEqual,
  numberToHex,
  parseAbi,
  parseAbiItem,
  parseEventLogs,
  TransactionReceiptNotFoundError,
  toEventSelector,
} from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { earlySingletons } from '../../lib/safeSingletons.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError, SafeNotFoundError } from '../errors/RequestError.ts'

/** Earlier versions do not emit SafeSetup. */
const firstWithSetup = '1.3.0'

/** Finds the creation of a Safe whose code is official or configured by the operator. Verified on chain. */
export async function findOfficialCreation(
  { client, config }: Pick<ServedChain, 'client' | 'config'>,
  { safe, transactionHash }: { safe: Address; transactionHash: Hash | undefined },
): Promise<Hash> {
  // Most addresses have no code; reading a Safe takes a dozen calls.
  if (!(await client.getCode({ address: safe }))) throw new SafeNotFoundError({ address: safe, chainId: config.id })
  const { checks, facts } = await verifySafe(client, { chainId: config.id, safe })
  if (!facts) throw new ChainUnreachableError({ cause: undefined, method: 'eth_call' })
  const { version } = facts.value
  const fault = checks.find(({ code, verdict }) => verdict === 'block' && !isOwnCode(config, { code, facts }))
  if (fault) throw new RefusedError('NOT_AN_OFFICIAL_SAFE', fault.message)
  const hasSetup = version !== undefined && isVersionAtLeast(version, firstWithSetup)
  const creation = await findSafeCreation(client, { hasSetup, safe, transactionHash })
  if (creation === undefined)
    throw new RefusedError(
      'CREATION_NOT_FOUND',
      transactionHash === undefined
        ? 'The creation of this Safe was not found on the node. Pass its creation transaction.'
        : 'This transaction did not create this Safe.',
    )
  return creation
}

/** Code configured by the operator counts as official on that chain; early versions can be indexed. */
function isOwnCode(
  { safeSingletons = [] }: ServedChain['config'],
  { code, facts }: { code: string; facts: Awaited<ReturnType<typeof verifySafe>>['facts'] },
): boolean {
  const isAboutCode = code === 'IMPLEMENTATION_UNKNOWN' || code === 'VERSION_MISMATCH'
  return (
    isAboutCode &&
    [...earlySingletons, ...safeSingletons].some(({ address }) => address === facts?.value.implementation)
  )
}

const setup = parseAbiItem(
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
)
const oldCreation = parseAbiItem('event ProxyCreation(address proxy)')
/** ProxyCreation of factories before 1.3.0, and of 1.3.0. */
const creations = [
  [oldCreation],
  parseAbi(['event ProxyCreation(address proxy, address singleton)']),
  parseAbi(['event ProxyCreation(address indexed proxy, address singleton)']),
]

/**
 * The transaction that created a Safe: the given one, or that of its first log. Undefined if there is none. Makes at
 * most about thirty node calls.
 */
async function findSafeCreation(
  client: ChainClient,
  { hasSetup, safe, transactionHash }: { hasSetup: boolean; safe: Address; transactionHash: Hash | undefined },
): Promise<Hash | undefined> {
  const hash = transactionHash ?? (await (hasSetup ? findSetup : findOldCreation)(client, safe))
  if (hash === undefined) return undefined
  const receipt = await client.getTransactionReceipt({ hash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  })
  const logs = receipt ? listNaming(safe, receipt.logs) : []
  const isMadeThere = creations.some((abi) =>
    parseEventLogs({ abi, logs }).some(({ args }) => isAddressEqual(args.proxy, safe)),
  )
  return isMadeThere ? hash : undefined
}

/** Logs that are decoded at most. */
const maxLogs = 100

/**
 * The first logs that contain the address. Decoding all of a transaction or block would block the thread for 20 s: anyone
 * can emit 17,000 creations of other addresses.
 */
function listNaming<log extends { data: Hex; topics: readonly Hex[] }>(address: Address, logs: readonly log[]): log[] {
  const name = address.slice(2).toLowerCase()
  return logs
    .filter(({ data, topics }) => data.includes(name) || topics.some((topic) => topic.includes(name)))
    .slice(0, maxLogs)
}

async function findSetup(client: ChainClient, safe: Address): Promise<Hash | undefined> {
  const search = async (fromBlock: bigint, toBlock: bigint) => {
    const [first] = await requestLogs(client, { address: safe, event: setup, fromBlock, toBlock })
    return first?.transactionHash ?? undefined
  }
  const head = await client.getBlockNumber()
  try {
    return await search(0n, head)
  } catch {
    // Many nodes limit the log range; an archive node can bisect the block in which the code appeared.
    const block = await findFirstCode(client, { head, safe })
    return block === undefined ? undefined : await search(block, block)
  }
}

/** Old factories do not index the proxy address: it is searched in all logs of the block. */
async function findOldCreation(client: ChainClient, safe: Address): Promise<Hash | undefined> {
  const block = await findFirstCode(client, { head: await client.getBlockNumber(), safe })
  if (block === undefined) return undefined
  const made = await requestLogs(client, { event: oldCreation, fromBlock: block, toBlock: block })
  return listNaming(safe, made)[0]?.transactionHash ?? undefined
}

type RequestLogsParameters = { address?: Address; event: AbiEvent; fromBlock: bigint; toBlock: bigint }

function requestLogs(client: ChainClient, { address, event, fromBlock, toBlock }: RequestLogsParameters) {
  return client.request({
    method: 'eth_getLogs',
    params: [
      {
        ...(address ? { address } : {}),
        fromBlock: numberToHex(fromBlock),
        toBlock: numberToHex(toBlock),
        topics: [toEventSelector(event)],
      },
    ],
  })
}

/** Undefined if the node has no state for old blocks. */
async function findFirstCode(
  client: ChainClient,
  { head, safe }: { head: bigint; safe: Address },
): Promise<bigint | undefined> {
  let [without, withCode] = [-1n, head]
  try {
    while (withCode - without > 1n) {
      const middle = (without + withCode) / 2n
      if (await client.getCode({ address: safe, blockNumber: middle })) withCode = middle
      else without = middle
    }
    return withCode
  } catch {
    return undefined
  }
}
