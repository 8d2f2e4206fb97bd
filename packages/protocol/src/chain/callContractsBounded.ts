import { type Address, concat, type Hex, numberToHex, size, slice } from 'viem'
import { walkCauses } from '../errors/BaseError.ts'
import { type ChainClient, ChainUnreachableError } from './ChainClient.ts'
import { type ContractCall, isRevert } from './callContracts.ts'

type CallContractsBoundedParameters = {
  /** @default the latest */
  blockNumber?: bigint | undefined
  calls: readonly ContractCall[]
  /** Gas limit of each call. @default 200,000 */
  gas?: number | undefined
  /** Maximum bytes of each result. @default 32 */
  maxBytes?: number | undefined
}

/** Enough for any getter behind any proxy. */
const defaultGas = 200_000
/** Nodes limit the result of a creation like code (EIP-170). */
const maxReturned = 24_000

/**
 * Calls untrusted contracts, all in one `eth_call`, in which each has its own limit of gas and of bytes: unlike with
 * Multicall3, one that burns its gas or returns megabytes affects only its own answer. The calls are made by code that is
 * sent along as a contract creation and never deployed. A call that fails gives undefined; answers are cut at `maxBytes`.
 *
 * @throws ChainUnreachableError
 */
export async function callContractsBounded(
  client: ChainClient,
  { blockNumber, calls, gas = defaultGas, maxBytes = 32 }: CallContractsBoundedParameters,
): Promise<(Hex | undefined)[]> {
  if (calls.length === 0) return []
  const max = Math.max(1, Math.floor(maxReturned / (toWords(maxBytes) + 32)))
  if (calls.length > max) {
    const first = await callContractsBounded(client, { blockNumber, calls: calls.slice(0, max), gas, maxBytes })
    const rest = { blockNumber, calls: calls.slice(max), gas, maxBytes }
    return [...first, ...(await callContractsBounded(client, rest))]
  }
  const block = blockNumber === undefined ? 'latest' : numberToHex(blockNumber)
  const code = createCode(calls, { gas, maxBytes })
  const limit =
    200_000 + size(code) * 42 + calls.length * (Math.ceil((gas * 64) / 63) + 4_000 + toWords(maxBytes) * 210)
  try {
    const answer = await client.request({
      method: 'eth_call',
      params: [{ data: code, gas: numberToHex(limit) }, block],
    })
    const answers = readAnswers(answer, { count: calls.length, maxBytes })
    if (answers) return answers
  } catch (error) {
    if (!isRefusal(error)) throw new ChainUnreachableError({ cause: error, method: 'eth_call' })
  }
  // A node that rejects calls without a recipient.
  return Promise.all(calls.map((call) => callAlone(client, { block, call, gas, maxBytes })))
}

type Alone = { block: Hex | 'latest'; call: ContractCall; gas: number; maxBytes: number }

async function callAlone(client: ChainClient, { block, call, gas, maxBytes }: Alone): Promise<Hex | undefined> {
  try {
    const params = { data: call.data, gas: numberToHex(gas + 60_000), to: call.to }
    const answer = await client.request({ method: 'eth_call', params: [params, block] })
    return size(answer) > maxBytes ? slice(answer, 0, maxBytes) : answer
  } catch (error) {
    if (isRevert(error) || isRefusal(error)) return undefined
    throw new ChainUnreachableError({ cause: error, method: 'eth_call' })
  }
}

/** Whether the node responded, in contrast to unreachable or timed out; viem's code for that is -1. */
function isRefusal(error: unknown): boolean {
  return (
    walkCauses(error, (cause) => {
      if (typeof cause !== 'object' || cause === null || !('code' in cause)) return false
      return typeof cause.code === 'number' && cause.code !== -1
    }) !== undefined
  )
}

const toWords = (bytes: number) => Math.ceil(bytes / 32) * 32
const push = (value: number, bytes: number) => concat([numberToHex(0x5f + bytes), numberToHex(value, { size: bytes })])
const pushAddress = (address: Address) => concat(['0x73', address])

/** One STATICCALL after the other. Memory: inputs, then per call a word (0: failed, else size + 1) and the result. */
function createCode(calls: readonly ContractCall[], { gas, maxBytes }: { gas: number; maxBytes: number }): Hex {
  const inputs = new Map<Hex, number>()
  let end = 0
  for (const { data } of calls)
    if (!inputs.has(data)) {
      inputs.set(data, end)
      end += size(data)
    }
  const base = toWords(end)
  const step = 32 + toWords(maxBytes)
  const parts = calls.map(({ data, to }, index) => {
    const place = base + index * step
    return concat([
      push(maxBytes, 2),
      push(place + 32, 3),
      push(size(data), 2),
      push(inputs.get(data) ?? 0, 3),
      pushAddress(to),
      push(gas, 4),
      // STATICCALL, RETURNDATASIZE, PUSH1 1, ADD, MUL: the size plus one, or 0.
      '0xfa3d60010102',
      push(place, 3),
      // MSTORE
      '0x52',
    ])
  })
  // CODECOPY of the inputs before, RETURN of the results after them.
  const body = concat([...parts, push(calls.length * step, 3), push(base, 3), '0xf3'])
  const head = (tail: number) => concat([push(end, 3), push(tail, 3), '0x6000', '0x39'])
  return concat([head(size(head(0)) + size(body)), body, ...inputs.keys()])
}

/** Undefined for a malformed result. */
function readAnswers(
  answer: Hex,
  { count, maxBytes }: { count: number; maxBytes: number },
): (Hex | undefined)[] | undefined {
  const step = 32 + toWords(maxBytes)
  if (size(answer) !== count * step) return undefined
  const hex = answer.slice(2)
  return Array.from({ length: count }, (_, index): Hex | undefined => {
    const start = index * step * 2
    const status = BigInt(`0x${hex.slice(start, start + 64)}`)
    if (status === 0n) return undefined
    const bytes = status - 1n < BigInt(maxBytes) ? Number(status - 1n) : maxBytes
    return `0x${hex.slice(start + 64, start + 64 + bytes * 2)}`
  })
}
