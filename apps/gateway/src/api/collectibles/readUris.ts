import { decodeFunctionResult, encodeFunctionData, erc721Abi } from 'viem'
import type { HeldCollectible } from '../../db/queries/collectibles.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { createTokenTrust, type TokenTrust } from '../chain-registry/createTokenTrust.ts'
import { nodeTime } from '../chain-registry/nodeTime.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { TooManyRequestsError } from '../errors/RequestError.ts'

/** Gas per token: on-chain SVGs need most of it. */
const gasPerToken = 3_000_000n
/** Concurrent reads from contracts that answered before. */
const maxAtOnce = 10
/** Milliseconds per request. */
const timeout = 4_000
/** Milliseconds. A burnt token reverts faster than this. */
const quick = 150

const trusts = new WeakMap<ChainClient, TokenTrust>()

/** Reads token URIs. Missing and hostile ones are left out. */
export async function readUris(
  chain: ServedChain,
  { held, requester }: { held: readonly HeldCollectible[]; requester: string | undefined },
): Promise<(string | undefined)[]> {
  const { client, config } = chain
  const trust = trusts.get(client) ?? createTokenTrust()
  trusts.set(client, trust)
  const uris = new Map<HeldCollectible, string>()
  const until = performance.now() + timeout
  let rest = held
  while (rest.length > 0) {
    const group = nextGroup(rest, trust)
    rest = rest.filter((item) => !group.includes(item) && trust.find(item.token) !== 'failed')
    const left = until - performance.now()
    if (group.length === 0 || left < 0 || !nodeTime.isLeft(requester)) break
    try {
      await runOnNode({ chainId: config.id, client, timeout: left, requester }, async (untrusted) => {
        // Excludes the time in the queue.
        const started = performance.now()
        await Promise.all(
          group.map(async (item) => {
            const uri = await readUri(untrusted, { item, trust })
            if (uri !== undefined) uris.set(item, uri)
          }),
        )
        nodeTime.spend(requester, performance.now() - started)
      })
    } catch (error) {
      if (error instanceof TooManyRequestsError) break
      throw error
    }
  }
  return held.map((item) => uris.get(item))
}

/** The next tokens to read concurrently; unknown contracts are read one token at a time. */
function nextGroup(rest: readonly HeldCollectible[], trust: TokenTrust): readonly HeldCollectible[] {
  const known = rest.filter(({ token }) => trust.find(token) === 'known')
  if (known.length > 0) return known.slice(0, maxAtOnce)
  return rest.filter(({ token }) => trust.find(token) !== 'failed').slice(0, 1)
}

async function readUri(
  client: ChainClient,
  { item: { token, tokenId }, trust }: { item: HeldCollectible; trust: TokenTrust },
): Promise<string | undefined> {
  const call = { abi: erc721Abi, functionName: 'tokenURI' } as const
  const started = performance.now()
  try {
    const data = encodeFunctionData({ ...call, args: [tokenId] })
    const answer = await client.call({ data, gas: gasPerToken, to: token })
    trust.note(token, 'answered')
    return decodeFunctionResult({ ...call, data: answer.data ?? '0x' })
  } catch {
    trust.note(token, performance.now() - started > quick ? 'failed' : 'answered')
    return undefined
  }
}
