import { type Address, decodeAbiParameters, getAddress, type Hex, isAddressEqual, slice } from 'viem'
import type { AllowanceChange, PieceChange, SimulatedLog } from './Simulation.ts'

/** Topics of token events. */
const topics = {
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
} as const satisfies Record<string, Hex>

/** Limit of ids in one batch event. */
const maxPieces = 200

export type Movements = {
  /** Fungible tokens that logged a transfer of the Safe, with the logged sum. */
  tokens: ReadonlyMap<Address, bigint>
  pieces: readonly PieceChange[]
  /** Token ids with an approved spender. */
  pieceApprovals: readonly Extract<AllowanceChange, { kind: 'piece' }>[]
  allowances: readonly Pair[]
  operators: readonly Pair[]
  /** More transfers exist than are listed. */
  isCut: boolean
}

type Pair = { token: Address; spender: Address }

/** Transfer or approval of one log. */
type Movement =
  | { kind: 'amount'; token: Address; change: bigint }
  | { kind: 'piece'; piece: PieceChange }
  | { kind: 'pieceApproval'; approval: Extract<AllowanceChange, { kind: 'piece' }> }
  | { kind: 'allowance' | 'operator'; pair: Pair }

/** Parses the logs of a simulation for one Safe. Logs can lie: amounts are read afterwards. */
export function readMovements(logs: readonly SimulatedLog[], safe: Address): Movements {
  const tokens = new Map<Address, bigint>()
  const pieces = new Map<string, PieceChange>()
  const pieceApprovals = new Map<string, Extract<AllowanceChange, { kind: 'piece' }>>()
  const pairs = { allowance: new Map<string, Pair>(), operator: new Map<string, Pair>() }
  let isCut = false
  for (const movement of logs.flatMap((log) => readLog(log, safe)))
    switch (movement.kind) {
      case 'amount':
        tokens.set(movement.token, (tokens.get(movement.token) ?? 0n) + movement.change)
        break
      case 'piece': {
        const { piece } = movement
        const key = `${piece.token} ${piece.tokenId}`
        if (pieces.size >= maxPieces && !pieces.has(key)) isCut = true
        else pieces.set(key, { ...piece, change: (pieces.get(key)?.change ?? 0n) + piece.change })
        break
      }
      case 'pieceApproval':
        pieceApprovals.set(`${movement.approval.token} ${movement.approval.tokenId}`, movement.approval)
        break
      case 'allowance':
      case 'operator':
        pairs[movement.kind].set(`${movement.pair.token} ${movement.pair.spender}`, movement.pair)
    }
  return {
    allowances: [...pairs.allowance.values()],
    isCut,
    operators: [...pairs.operator.values()],
    // The zero address revokes the approval.
    pieceApprovals: [...pieceApprovals.values()].filter(({ spender }) => BigInt(spender) !== 0n).slice(0, maxPieces),
    pieces: [...pieces.values()].filter(({ change }) => change !== 0n),
    tokens,
  }
}

function readLog({ address: token, data, topics: words }: SimulatedLog, safe: Address): Movement[] {
  const [topic, first, second, third] = words
  if (!topic || !first || !second) return []
  const isSafe = (word: Hex) => isAddressEqual(toAddress(word), safe)
  /** Incoming is positive, outgoing negative; a transfer to itself is both. */
  const sign = (from: Hex, to: Hex): bigint => (isSafe(to) ? 1n : 0n) - (isSafe(from) ? 1n : 0n)
  switch (topic) {
    case topics.transfer: {
      const change = sign(first, second)
      if (third) return toPieces([{ tokenId: BigInt(third), value: 1n }], { change, token, type: 'ERC721' })
      const isOurs = isSafe(first) || isSafe(second)
      return isOurs && data.length === 66 ? [{ change: change * BigInt(data), kind: 'amount', token }] : []
    }
    case topics.transferBatch:
    case topics.transferSingle: {
      if (!third) return []
      const items = readItems(topic === topics.transferBatch, data)
      return toPieces(items, { change: sign(second, third), token, type: 'ERC1155' })
    }
    case topics.approval:
      return isSafe(first) ? [toApproval({ spender: toAddress(second), token }, third)] : []
    case topics.approvalForAll:
      return isSafe(first) ? [{ kind: 'operator', pair: { spender: toAddress(second), token } }] : []
    default:
      return []
  }
}

function toPieces(
  items: readonly { tokenId: bigint; value: bigint }[],
  { change, token, type }: Omit<PieceChange, 'tokenId'>,
): Movement[] {
  if (change === 0n) return []
  return items.map(({ tokenId, value }) => ({ kind: 'piece', piece: { change: change * value, token, tokenId, type } }))
}

function toApproval(pair: Pair, tokenId: Hex | undefined): Movement {
  if (!tokenId) return { kind: 'allowance', pair }
  return { approval: { ...pair, kind: 'piece', tokenId: BigInt(tokenId) }, kind: 'pieceApproval' }
}

function readItems(isBatch: boolean, data: Hex): { tokenId: bigint; value: bigint }[] {
  try {
    if (!isBatch) {
      const [tokenId, value] = decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)
      return [{ tokenId, value }]
    }
    const [ids, values] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)
    return ids.map((tokenId, index) => ({ tokenId, value: values[index] ?? 0n }))
  } catch {
    // Another contract's data under the same topic.
    return []
  }
}

function toAddress(word: Hex): Address {
  return getAddress(slice(word, 12, 32))
}
