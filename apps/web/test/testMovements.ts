import type { Movement, MovementPage } from '@countersign/protocol/wire'
import { type Address, type Hex, numberToHex, pad } from 'viem'
import { alice, bob, safe } from './testReport.ts'

export const testToken = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** A transfer listed by the service: 2 tokens from Bob, in the block of its number. */
export function createMovement(number: number, changes: Partial<Movement> = {}): Movement {
  return {
    blockNumber: number,
    feePayer: null,
    from: bob,
    isRefund: false,
    kind: 'erc20',
    logIndex: 1,
    module: null,
    networkFee: null,
    nonce: null,
    note: null,
    position: '1',
    price: null,
    safeTxHash: null,
    // One per hour of the first days of 2026.
    timestamp: Date.UTC(2026, 0, 1, number),
    to: safe,
    token: testToken,
    tokenId: null,
    transactionHash: `0x${number.toString(16).padStart(64, '0')}`,
    value: '2000000',
    ...changes,
  }
}

/** Sent by the owners, with a network fee paid by Alice. */
export function createPayment(number: number, changes: Partial<Movement> = {}): Movement {
  return createMovement(number, {
    feePayer: alice,
    from: safe,
    networkFee: '21000000000000',
    nonce: '7',
    safeTxHash: `0x${'7'.repeat(64)}`,
    to: bob,
    ...changes,
  })
}

export function createMovementPage(results: Movement[], changes: Partial<MovementPage> = {}): MovementPage {
  const tokens = [{ address: testToken, decimals: 6, name: 'USD Coin', symbol: 'USDC' }] as const
  return { block: 100, count: results.length, currency: null, next: null, results, tokens: [...tokens], ...changes }
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const receivedTopic = '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d'
const singleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const successTopic = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const word = (value: bigint) => numberToHex(value, { size: 32 })

/** A node's receipts of exactly these transfers; undefined for other requests. */
export function answerReceipts(movements: readonly Movement[]): (method: string, params: unknown) => unknown {
  const ofHash = (params: unknown) => {
    const [hash] = Array.isArray(params) ? params : []
    return movements.filter(({ transactionHash }) => transactionHash === hash)
  }
  return (method, params) => {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_getTransactionByHash') return null
    if (method === 'eth_getTransactionReceipt') return toReceipt(ofHash(params))
    if (method === 'debug_traceTransaction') return toFrame(ofHash(params))
    if (method !== 'eth_getBlockByNumber') return undefined
    const [tag] = Array.isArray(params) ? params : []
    const inBlock = movements.find(({ blockNumber }) => numberToHex(blockNumber) === tag)
    return inBlock ? { number: tag, timestamp: numberToHex(Math.floor(inBlock.timestamp / 1_000)) } : undefined
  }
}

function toReceipt(rows: readonly Movement[]) {
  const [first] = rows
  if (!first) return null
  const hashes = new Set(rows.flatMap(({ safeTxHash }) => safeTxHash ?? []))
  const executions = [...hashes].map((hash, index) => ({
    address: safe,
    data: word(0n),
    logIndex: numberToHex(1_000 + index),
    topics: [successTopic, hash],
  }))
  return {
    blockNumber: numberToHex(first.blockNumber),
    effectiveGasPrice: '0x1',
    from: first.feePayer ?? first.from,
    gasUsed: numberToHex(BigInt(first.networkFee ?? 21_000)),
    logs: [...rows.flatMap(toLog), ...executions],
    status: '0x1',
    to: safe,
  }
}

type Log = { address: Address | null; data: Hex; logIndex: Hex; topics: readonly Hex[] }

function toLog({ from, kind, logIndex, to, token, tokenId, value }: Movement): Log[] {
  const accounts = [pad(from, { size: 32 }), pad(to, { size: 32 })] as const
  const at = { logIndex: numberToHex(logIndex) }
  const [amount, id] = [word(BigInt(value)), word(BigInt(tokenId ?? 0))]
  if (kind === 'native')
    return to === safe ? [{ ...at, address: safe, data: amount, topics: [receivedTopic, accounts[0]] }] : []
  if (kind === 'erc20') return [{ ...at, address: token, data: amount, topics: [transferTopic, ...accounts] }]
  if (kind === 'erc721') return [{ ...at, address: token, data: '0x', topics: [transferTopic, ...accounts, id] }]
  const data: Hex = `0x${id.slice(2)}${amount.slice(2)}`
  return [{ ...at, address: token, data, topics: [singleTopic, accounts[0], ...accounts] }]
}

function toFrame(rows: readonly Movement[]) {
  const calls = rows
    .filter(({ kind }) => kind === 'native')
    .map(({ from, to, value }) => ({ from, input: '0x', to, type: 'CALL', value: numberToHex(BigInt(value)) }))
  return { calls, from: safe, input: '0x', to: safe, type: 'CALL' }
}
