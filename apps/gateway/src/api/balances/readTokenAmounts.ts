import { callContractsBounded } from '@countersign/protocol/chain'
import { type Address, encodeFunctionData, erc20Abi, type Hex, hexToBigInt, size } from 'viem'
import { chunk } from '../../lib/chunk.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import type { TokenTrust } from '../chain-registry/createTokenTrust.ts'
import { nodeTime } from '../chain-registry/nodeTime.ts'
import { runOnNode, type TryOnNodeParameters } from '../chain-registry/runOnNode.ts'
import { RequestError, TooManyRequestsError } from '../errors/RequestError.ts'

export type ReadTokenAmountsParameters = {
  /** Tokens in the operator's list: read first, and not charged to the client's budget. */
  listed: ReadonlySet<Address>
  requester: string | undefined
  safe: Address
  trust: TokenTrust
  tokens: readonly Address[]
}

/** Gas per token: three times what a proxied, rebasing token needs. */
const gasPerToken = 200_000
/** Tokens per multicall: those that answered before, and unknown ones. */
const [maxKnown, maxNew] = [20, 6]
/** Previously failed tokens per request, each read in its own call. */
const maxAlone = 50
/** Tokens per request; only spam exceeds this. */
const maxTokens = 400
/** Milliseconds per request. */
const timeout = 4_000

/**
 * Token balances of a Safe. Gas is limited per token, so that a hostile one affects only its own row, and time per
 * request. Tokens that were not read are absent.
 */
export async function readTokenAmounts(
  { client, config }: ServedChain,
  { listed, requester, safe, trust, tokens }: ReadTokenAmountsParameters,
): Promise<Map<Address, bigint>> {
  const data = encodeFunctionData({ abi: erc20Abi, args: [safe], functionName: 'balanceOf' })
  const amounts = new Map<Address, bigint>()
  const until = performance.now() + timeout
  for (const chunk of toChunks(tokens, { listed, trust })) {
    const isListed = chunk.every((token) => listed.has(token))
    const isKnown = isListed || chunk.every((token) => trust.find(token) === 'known')
    const left = until - performance.now()
    if (left < 0) break
    if (!isListed && !nodeTime.isLeft({ isKnown, requester })) continue
    const node = { chainId: config.id, client, isKnown, timeout: left, requester }
    const { answers, isBusy, took } = await callTokens(
      node,
      chunk.map((to) => ({ data, to })),
    )
    if (isBusy) continue
    for (const [token, amount] of readChunk(chunk, { answers, trust })) amounts.set(token, amount)
    if (!isListed) nodeTime.spend({ isKnown, requester }, took)
  }
  return amounts
}

type Chunk = { answers: readonly (Hex | undefined)[] | undefined; trust: TokenTrust }

function readChunk(chunk: readonly Address[], { answers, trust }: Chunk): [Address, bigint][] {
  return chunk.flatMap((token, index) => {
    const answer = answers?.[index]
    // If the node did not answer, it or any token of the batch may be the cause: each is read alone next time.
    const isCause = answers !== undefined || (chunk.length === 1 && trust.find(token) !== 'known')
    trust.note(token, answer !== undefined ? 'answered' : isCause ? 'failed' : 'suspected')
    return answer === undefined ? [] : [[token, toAmount(answer)]]
  })
}

/** Undefined if the node did not answer. */
async function callTokens(node: TryOnNodeParameters, calls: readonly { data: Hex; to: Address }[]) {
  let took = 0
  const call = async (untrusted: ChainClient) => {
    const started = performance.now()
    const answers = await callContractsBounded(untrusted, { calls, gas: gasPerToken }).catch(() => undefined)
    took = performance.now() - started
    return answers
  }
  try {
    return { answers: await runOnNode(node, call), isBusy: false, took }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return { answers: undefined, isBusy: error instanceof TooManyRequestsError, took }
  }
}

type ToChunksParameters = Pick<ReadTokenAmountsParameters, 'listed' | 'trust'>

/** Listed tokens first, then known, then new ones; recently failed ones are skipped. */
function toChunks(tokens: readonly Address[], { listed, trust }: ToChunksParameters): Address[][] {
  const groups = { known: [] as Address[], listed: [] as Address[], new: [] as Address[] }
  const suspects: Address[] = []
  for (const token of tokens) {
    const found = trust.find(token)
    if (found === 'suspected') suspects.push(token)
    else if (listed.has(token)) groups.listed.push(token)
    else if (found !== 'failed') groups[found].push(token)
  }
  const known = groups.known.slice(0, maxTokens)
  const others = groups.new.slice(0, maxTokens - known.length)
  return [
    ...chunk(groups.listed, maxKnown),
    ...chunk(known, maxKnown),
    ...chunk(others, maxNew),
    ...chunk(suspects.slice(0, maxAlone), 1),
  ]
}

/** An answer that is not a uint256, such as that of an address without code, counts as zero. */
function toAmount(answer: Hex): bigint {
  return size(answer) < 32 ? 0n : hexToBigInt(answer)
}
