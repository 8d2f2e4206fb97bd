import { sha256 } from 'viem'

const MASK = 0xff_ff_ff_ff_ff_ff_ff_ffn
const rotate = (value: bigint, bits: bigint) => ((value << bits) | (value >> (64n - bits))) & MASK

/** Which fragments are mixed into a part of a fountain code (BCR-2020-005): the first parts are the fragments themselves. */
export function chooseFragments(sequence: number, count: number, checksum: number): number[] {
  if (sequence <= count) return [sequence - 1]
  const seed = new Uint8Array(8)
  const view = new DataView(seed.buffer)
  view.setUint32(0, sequence)
  view.setUint32(4, checksum)
  const next = createXoshiro(seed)
  const degree = chooseDegree(count, next)
  const remaining = Array.from({ length: count }, (_, index) => index)
  const shuffled: number[] = []
  while (shuffled.length < count) shuffled.push(...remaining.splice(Math.floor(next() * remaining.length), 1))
  return shuffled.slice(0, degree)
}

/** xoshiro256**: a number in [0, 1). */
function createXoshiro(seed: Uint8Array): () => number {
  const view = new DataView(sha256(seed, 'bytes').buffer)
  let [s0, s1, s2, s3] = [0, 8, 16, 24].map((offset) => view.getBigUint64(offset)) as [bigint, bigint, bigint, bigint]
  return () => {
    const result = (rotate((s1 * 5n) & MASK, 7n) * 9n) & MASK
    const shifted = (s1 << 17n) & MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = rotate(s3, 45n)
    return Number(result) / 2 ** 64
  }
}

/** Walker's alias method over the probabilities 1, 1/2, 1/3, … */
function chooseDegree(count: number, next: () => number): number {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const scaled = weights.map((weight) => (weight * count) / sum)
  const probabilities = Array.from({ length: count }, () => 1)
  const aliases = Array.from({ length: count }, () => 0)
  const small: number[] = []
  const large: number[] = []
  for (let index = count - 1; index >= 0; index -= 1) ((scaled[index] ?? 0) < 1 ? small : large).push(index)
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() ?? 0
    const more = large.pop() ?? 0
    probabilities[less] = scaled[less] ?? 0
    aliases[less] = more
    const rest = (scaled[more] ?? 0) + (scaled[less] ?? 0) - 1
    scaled[more] = rest
    ;(rest < 1 ? small : large).push(more)
  }
  const column = Math.floor(next() * count)
  return (next() < (probabilities[column] ?? 1) ? column : (aliases[column] ?? 0)) + 1
}
