import { bytesToHex, keccak256 as keccak256Slow } from 'viem'
import { createKeccakPermutation, type KeccakPermutation } from './keccakPermutation.ts'

export type Keccak256 = (bytes: Uint8Array) => Uint8Array

const rate = 136

/** The hash function over a permutation: bytes go in block by block, and the first bytes that come out are the hash. */
export function createKeccak256({ permute, state }: KeccakPermutation): Keccak256 {
  const mix = (index: number, byte: number | undefined) => {
    state[index] = (state[index] ?? 0) ^ (byte ?? 0)
  }
  return (bytes) => {
    state.fill(0)
    let start = 0
    for (; start + rate <= bytes.length; start += rate) {
      for (let index = 0; index < rate; index++) mix(index, bytes[start + index])
      permute()
    }
    const rest = bytes.length - start
    for (let index = 0; index < rest; index++) mix(index, bytes[start + index])
    mix(rest, 0x01)
    mix(rate - 1, 0x80)
    permute()
    return state.slice(0, 32)
  }
}

/** More than one block, and every byte different from the one before. */
const probe = Uint8Array.from({ length: 2 * rate + 1 }, (_, index) => index)

/**
 * Takes the fast engine, or viem's where that cannot be had (a Content Security Policy without 'wasm-unsafe-eval') or
 * disagrees with viem's: everything that is signed rests on it.
 */
export function chooseKeccak256(load: () => KeccakPermutation): Keccak256 {
  const slow: Keccak256 = (bytes) => keccak256Slow(bytes, 'bytes')
  try {
    const fast = createKeccak256(load())
    return bytesToHex(fast(probe)) === keccak256Slow(probe) ? fast : slow
  } catch {
    return slow
  }
}

let engine: Keccak256 | undefined

/** Keccak-256 of bytes. The engine is made on first use: importing this costs nothing. */
export function keccak256(bytes: Uint8Array): Uint8Array {
  engine ??= chooseKeccak256(createKeccakPermutation)
  return engine(bytes)
}
