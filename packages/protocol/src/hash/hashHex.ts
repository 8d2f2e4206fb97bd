import { bytesToHex, type Hex } from 'viem'
import { keccak256 } from './keccak256.ts'
import { toBytesStrict } from './writeWord.ts'

/** Keccak-256 of bytes written in hex. */
export function hashHex(hex: Hex): Hex {
  return bytesToHex(keccak256(toBytesStrict(hex)))
}
