import { callContractsBounded } from '@countersign/protocol/chain'
import { type Address, encodeFunctionData, erc20Abi, type Hex, hexToBigInt, size } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import type { TokenTrust } from '../chain-registry/createTokenTrust.ts'
import { nodeTime } from '../chain-registry/nodeTime.ts'
import { runOnNode, type TryOnNodeParameters } from '../chain-registry/runOnNode.ts'
import { RequestError } from '../errors/RequestError.ts'
import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts'

export type ReadTokenAmountsParameters = {
  /** Tokens that the operator lists: they are read before all others, and by nobody's budget. */
  listed: ReadonlySet<Address>
  requester: string | undefined
  safe: Address
  standing: TokenTrust
  tokens: readonly Address[]
}

/** Gas that one token may use: a proxied, rebasing one needs a third of it. */
const gasPerToken = 200_000
/** Tokens that are read by one call: so many that are known to answer, and so many of which nothing is known. */
const [mostKnown, mostNew] = [20, 6]
/** Tokens of one request that are read alone: those that failed before. */
const mostAlone = 50
/** Of one request; whoever has more has spam. */
const mostTokens = 400
/** Milliseconds of one request. */
const patience = 4_000

/**
 * How much of each token a Safe holds. Each token has its own limit of gas, so that a hostile one affects only its own
 * row, and all of them together have one of time. What was not read has no amount.
 */
export async function readTokenAmounts(
  { client, config }: ServedChain,
  { listed, requester, safe, standing, tokens }: ReadTokenAmountsParameters,
): Promise<Map<Address, bigint>> {
  const data = encodeFunctionData({ abi: erc20Abi, args: [safe], functionName: 'balanceOf' })
  const amounts = new Map<Address, bigint>()
  const until = performance.now() + patience
  for (const chunk of toChunks(tokens, { listed, standing })) {
    const isListed = chunk.every((token) => listed.has(token))
    const left = until - performance.now()
    if (left < 0 || (!isListed && !nodeTime.isLeft(requester))) break
    const calls = chunk.map((to) => ({ data, to }))
    const { answers, isBusy, took } = await callTokens({ chainId: config.id, client, patience: left, requester }, calls)
    if (isBusy) break
    for (const [token, amount] of readChunk(chunk, { answers, standing })) amounts.set(token, amount)
    if (!isListed) nodeTime.spend(requester, took)
  }
  return amounts
}

type Chunk = { answers: readonly (Hex | undefined)[] | undefined; standing: TokenTrust }

function readChunk(chunk: readonly Address[], { answers, standing }: Chunk): [Address, bigint][] {
  // Where the node gave no answer, one of them may be why: it will not be in the way of the others again.
  const silence = answers || chunk.length === 1 ? 'failed' : 'suspected'
  return chunk.flatMap((token, index) => {
    const answer = answers?.[index]
    standing.note(token, answer === undefined ? silence : 'answered')
    return answer === undefined ? [] : [[token, toAmount(answer)]]
  })
}

/** Without answers where the node gave none. */
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

type ToChunksParameters = Pick<ReadTokenAmountsParameters, 'listed' | 'standing'>

/** What the operator lists first, then what is known to answer, then what is not; not what failed a moment ago. */
function toChunks(tokens: readonly Address[], { listed, standing }: ToChunksParameters): Address[][] {
  const groups = { known: [] as Address[], listed: [] as Address[], new: [] as Address[] }
  const suspects: Address[] = []
  for (const token of tokens) {
    const found = standing.find(token)
    if (found === 'suspected') suspects.push(token)
    else if (listed.has(token)) groups.listed.push(token)
    else if (found !== 'failed') groups[found].push(token)
  }
  const known = groups.known.slice(0, mostTokens)
  const others = groups.new.slice(0, mostTokens - known.length)
  return [
    ...split(groups.listed, mostKnown),
    ...split(known, mostKnown),
    ...split(others, mostNew),
    ...split(suspects.slice(0, mostAlone), 1),
  ]
}

function split(tokens: readonly Address[], most: number): Address[][] {
  return Array.from({ length: Math.ceil(tokens.length / most) }, (_, index) =>
    tokens.slice(index * most, (index + 1) * most),
  )
}

/** What answers without a number, as an address without code does, holds nothing. */
function toAmount(answer: Hex): bigint {
  return size(answer) < 32 ? 0n : hexToBigInt(answer)
}
