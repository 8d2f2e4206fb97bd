import { bytesToHex } from 'viem'
import { keccak256 } from '../hash/keccak256.ts'

/** Before the hash of a transfer: another number is another layout. */
const framePrefix = 'cs1'
/** Letters of a link in one frame: a code of 81 by 81 modules, which a plain camera still reads off a screen. */
const frameLength = 480

/** A link in pieces that each fit a QR code, to be read in any order and repeatedly. */
export function splitLink(link: string): string[] {
  const count = Math.ceil(link.length / frameLength)
  const hash = hashTransfer(link)
  return Array.from({ length: count }, (_, index) => {
    const piece = link.slice(index * frameLength, (index + 1) * frameLength)
    return `${framePrefix}.${hash}.${index + 1}.${count}.${piece}`
  })
}

/** So much of a hash that two transfers never share it by chance; what it must prove is proven by the link itself. */
export function hashTransfer(link: string): string {
  return bytesToHex(keccak256(new TextEncoder().encode(link)).subarray(0, 8)).slice(2)
}

/** What came of one code that was read. */
export type FrameProgress =
  /** No frame of ours. */
  | { status: 'foreign' }
  /** `others`: number of other transfers seen, to warn about a mixture. */
  | { status: 'collecting'; received: number; count: number; others: number }
  | { status: 'whole'; link: string }
  /** All frames are there and do not make what they promised: it has to be read again. */
  | { status: 'broken' }

type Transfer = { count: number; pieces: Map<number, string> }

/** A link is at most 200,000 letters long. */
const maxFrames = Math.ceil(200_000 / frameLength)
/** Maximum transfers that are collected at once. */
const maxTransfers = 4

const pattern = new RegExp(`^${framePrefix}\\.([0-9a-f]{16})\\.([1-9]\\d{0,2})\\.([1-9]\\d{0,2})\\.([\\w.-]+)$`)

/** Joins the frames of `splitLink` in any order. Transfers are told apart by hash and count, and the hash must fit. */
export function createFrameCollector(): { add(text: string): FrameProgress } {
  const transfers = new Map<string, Transfer>()
  return {
    add(text) {
      const frame = parseFrame(text)
      if (!frame) return { status: 'foreign' }
      const { count, hash, index, piece } = frame
      const key = `${hash}.${count}`
      const transfer = transfers.get(key) ?? open(transfers, key, count)
      if (!transfer.pieces.has(index)) transfer.pieces.set(index, piece)
      const received = transfer.pieces.size
      if (received < count) return { count, others: transfers.size - 1, received, status: 'collecting' }
      transfers.delete(key)
      const link = Array.from({ length: count }, (_, place) => transfer.pieces.get(place + 1)).join('')
      return hashTransfer(link) === hash ? { link, status: 'whole' } : { status: 'broken' }
    },
  }
}

/** Begins a transfer; the one that was begun first makes room. */
function open(transfers: Map<string, Transfer>, key: string, count: number): Transfer {
  const [oldest] = transfers.keys()
  if (oldest !== undefined && transfers.size >= maxTransfers) transfers.delete(oldest)
  const transfer = { count, pieces: new Map<number, string>() }
  transfers.set(key, transfer)
  return transfer
}

function parseFrame(text: string) {
  if (text.length > frameLength + 40) return undefined
  const [, hash, index, count, piece] = pattern.exec(text) ?? []
  if (hash === undefined || piece === undefined) return undefined
  const place = { count: Number(count), index: Number(index) }
  if (place.count > maxFrames || place.index > place.count || piece.length > frameLength) return undefined
  return { ...place, hash, piece }
}
