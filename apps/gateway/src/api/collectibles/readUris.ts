import { decodeFunctionResult, encodeFunctionData, erc721Abi, type Hex } from 'viem'
import type { HeldCollectible } from '../../db/queries/collectibles.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { isContractAnswer } from '../../lib/isContractAnswer.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { createTokenTrust, type TokenTrust } from '../chain-registry/createTokenTrust.ts'
import { nodeTime } from '../chain-registry/nodeTime.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { RequestError } from '../errors/RequestError.ts'
import { createUriMemory, type UriMemory } from './createUriMemory.ts'

/** Gas per token: on-chain SVGs need most of it. */
const gasPerToken = 3_000_000n
/** Concurrent reads from contracts that answered before. */
const maxAtOnce = 10
/** Milliseconds per request. */
const timeout = 4_000
/** Milliseconds. A burnt token reverts faster than this. */
const quick = 150

/** `null`: the contract has none. Undefined: it was not read, because it burns its gas or the time was up. */
export type TokenUri = string | null | undefined

type ChainState = { memory: UriMemory; trust: TokenTrust }

const states = new WeakMap<ChainClient, ChainState>()

export type ReadUrisParameters = {
  held: readonly HeldCollectible[]
  /** Contracts in the operator's list: not charged to the client's budget. */
  listed: ReadonlySet<string>
  requester: string | undefined
}

/** Reads token URIs within limits of time; those that are not read now are what they were before. */
export async function readUris(
  { client, config }: ServedChain,
  { held, listed, requester }: ReadUrisParameters,
): Promise<TokenUri[]> {
  const state = states.get(client) ?? { memory: createUriMemory(), trust: createTokenTrust() }
  states.set(client, state)
  const { memory, trust } = state
  const uris = new Map<HeldCollectible, string | null>()
  const until = performance.now() + timeout
  // Those that nobody has read yet come first: a list that takes longer than a request is complete after a few.
  let rest = held.toSorted((one, other) => Number(memory.has(one)) - Number(memory.has(other)))
  while (rest.length > 0) {
    const { group, isKnown } = nextGroup(rest, { listed, trust })
    rest = rest.filter((item) => !group.includes(item) && trust.find(item.token) !== 'failed')
    const left = until - performance.now()
    if (group.length === 0 || left < 0) break
    const isListed = group.every(({ token }) => listed.has(token))
    if (!isListed && !nodeTime.isLeft({ isKnown, requester })) continue
    const node = { chainId: config.id, client, isKnown, timeout: left, requester }
    const read = async (untrusted: ChainClient) => {
      // Excludes the time in the queue.
      const started = performance.now()
      await Promise.all(
        group.map(async (item) => {
          const uri = await readUri(untrusted, { item, trust })
          if (uri !== undefined) uris.set(item, uri)
        }),
      )
      if (!isListed) nodeTime.spend({ isKnown, requester }, performance.now() - started)
    }
    // Busy or silent nodes: the time may suffice for others.
    await runOnNode(node, read).catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error
    })
  }
  return held.map((item) => {
    const uri = uris.get(item)
    if (uri === undefined) return memory.find(item)
    memory.note(item, uri)
    return uri
  })
}

type NextGroupParameters = Pick<ReadUrisParameters, 'listed'> & { trust: TokenTrust }

/** The next tokens to read concurrently; unknown contracts are read one token at a time. */
function nextGroup(
  rest: readonly HeldCollectible[],
  { listed, trust }: NextGroupParameters,
): { group: readonly HeldCollectible[]; isKnown: boolean } {
  const known = rest.filter(({ token }) => listed.has(token) || trust.find(token) === 'known')
  if (known.length > 0) return { group: known.slice(0, maxAtOnce), isKnown: true }
  return { group: rest.filter(({ token }) => trust.find(token) !== 'failed').slice(0, 1), isKnown: false }
}

/** Undefined if it could not be read. */
async function readUri(
  client: ChainClient,
  { item: { token, tokenId }, trust }: { item: HeldCollectible; trust: TokenTrust },
): Promise<TokenUri> {
  const call = { abi: erc721Abi, functionName: 'tokenURI' } as const
  const started = performance.now()
  let answer: Hex
  try {
    const data = encodeFunctionData({ ...call, args: [tokenId] })
    answer = (await client.call({ data, gas: gasPerToken, to: token })).data ?? '0x'
  } catch (error) {
    // A node that fails says nothing about the contract, which is read alone next time.
    const isCause = isContractAnswer(error)
    const isQuick = performance.now() - started < quick
    trust.note(token, !isCause ? 'suspected' : isQuick ? 'answered' : 'failed')
    return isCause && isQuick ? null : undefined
  }
  trust.note(token, 'answered')
  try {
    return decodeFunctionResult({ ...call, data: answer })
  } catch {
    return null
  }
}
