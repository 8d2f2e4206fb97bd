const iv = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]

/** Order of the words in ten rounds (RFC 7693); two more rounds repeat the first two. */
const sigma = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((row) => Array.from(row, (digit) => Number.parseInt(digit, 16)))

/** Columns, then diagonals. */
const mixed = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

const blockSize = 128

/**
 * BLAKE2b-512, for the signatures of minisign; WebCrypto lacks it. By itself, because in one file with the keccak of
 * `hash-wasm` it would load with every page that hashes.
 */
export function blake2b512(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = BigUint64Array.from(iv)
  // No key, 64 bytes.
  state[0] = (iv[0] ?? 0n) ^ 0x01010040n
  for (let start = 0; start === 0 || start < content.length; start += blockSize) {
    const block = new Uint8Array(blockSize)
    block.set(content.subarray(start, start + blockSize))
    const isLast = start + blockSize >= content.length
    compress(state, block, { counter: Math.min(start + blockSize, content.length), isLast })
  }
  const result = new DataView(new ArrayBuffer(64))
  state.forEach((word, index) => {
    result.setBigUint64(index * 8, word, true)
  })
  return new Uint8Array(result.buffer)
}

function compress(state: BigUint64Array, block: Uint8Array, { counter, isLast }: { counter: number; isLast: boolean }) {
  const view = new DataView(block.buffer)
  const words = Array.from({ length: 16 }, (_, index) => view.getBigUint64(index * 8, true))
  const work = [...state, ...iv]
  const xor = (index: number, value: bigint) => {
    work[index] = (work[index] ?? 0n) ^ value
  }
  xor(12, BigInt(counter))
  if (isLast) xor(14, 0xffff_ffff_ffff_ffffn)
  for (let round = 0; round < 12; round += 1) {
    const order = sigma[round % 10] ?? []
    mixed.forEach(([a, b, c, d], index) => {
      const word = (offset: number) => words[order[index * 2 + offset] ?? 0] ?? 0n
      const add = (to: number, from: number, value: bigint) => {
        work[to] = BigInt.asUintN(64, (work[to] ?? 0n) + (work[from] ?? 0n) + value)
      }
      const rotate = (to: number, from: number, by: bigint) => {
        const value = (work[to] ?? 0n) ^ (work[from] ?? 0n)
        work[to] = BigInt.asUintN(64, (value >> by) | (value << (64n - by)))
      }
      add(a, b, word(0))
      rotate(d, a, 32n)
      add(c, d, 0n)
      rotate(b, c, 24n)
      add(a, b, word(1))
      rotate(d, a, 16n)
      add(c, d, 0n)
      rotate(b, c, 63n)
    })
  }
  for (let index = 0; index < 8; index += 1)
    state[index] = (state[index] ?? 0n) ^ (work[index] ?? 0n) ^ (work[index + 8] ?? 0n)
}
