import { bytesToHex, keccak256 as keccak256OfViem } from 'viem'
import type { Keccak256 } from './wasmKeccak256.ts'

const slow: Keccak256 = (bytes) => keccak256OfViem(bytes, 'bytes')

/** More than two blocks, and every byte different from the one before. */
const probe = Uint8Array.from({ length: 273 }, (_, index) => index)

/** Takes the fast engine, or viem's where that cannot be loaded (CSP) or disagrees: all signatures rest on it. */
export async function chooseKeccak256(load: () => Promise<Keccak256>): Promise<Keccak256> {
  try {
    const fast = await load()
    return bytesToHex(fast(probe)) === bytesToHex(slow(probe)) ? fast : slow
  } catch {
    return slow
  }
}

let engine = slow
let choosing: Promise<void> | undefined

/** Loads the fast engine ahead of the first hash; until it is there, viem hashes. */
export function prepareKeccak256(): Promise<void> {
  choosing ??= chooseKeccak256(async () => (await import('./wasmKeccak256.ts')).createWasmKeccak256()).then(
    (chosen) => {
      engine = chosen
    },
  )
  return choosing
}

/** Keccak-256 of bytes. Importing this costs nothing: the engine is loaded on first use. */
export function keccak256(bytes: Uint8Array): Uint8Array {
  if (!choosing) void prepareKeccak256()
  return engine(bytes)
}

/** The WebAssembly engine if it is loaded already: for hashes that do not justify loading it. */
export function findFastKeccak256(): Keccak256 | undefined {
  return engine === slow ? undefined : engine
}
