import { crc32, encodeBytewords } from './bytewords.ts'
import { encodeCbor } from './cbor.ts'
import { chooseFragments } from './chooseFragments.ts'

/** Bytes in one code: about 45 modules per side more than a phone's link, which the cameras of devices still read. */
const MAX_FRAGMENT = 200

export type UrParts = {
  /** One, or the number of fragments; parts beyond are mixtures, of which any make up for lost ones. */
  count: number
  part(index: number): string
}

/** A message as uniform resources (BCR-2020-005), in as many codes as it needs. */
export function createUrParts(type: string, message: Uint8Array, maxFragment = MAX_FRAGMENT): UrParts {
  if (message.length <= maxFragment) return { count: 1, part: () => `ur:${type}/${encodeBytewords(message)}` }
  const size = Math.ceil(message.length / Math.ceil(message.length / maxFragment))
  const count = Math.ceil(message.length / size)
  const checksum = crc32(message)
  const fragments = Array.from({ length: count }, (_, index) => {
    const fragment = new Uint8Array(size)
    fragment.set(message.subarray(index * size, (index + 1) * size))
    return fragment
  })
  return {
    count,
    part(index) {
      const sequence = (index % 0xff_ff_ff_fe) + 1
      const mixed = new Uint8Array(size)
      for (const chosen of chooseFragments(sequence, count, checksum)) xor(mixed, fragments[chosen])
      const body = encodeCbor([sequence, count, message.length, checksum, mixed])
      return `ur:${type}/${sequence}-${count}/${encodeBytewords(body)}`
    },
  }
}

export function xor(into: Uint8Array, other: Uint8Array | undefined): void {
  for (const [index, byte] of (other ?? []).entries()) into[index] = (into[index] ?? 0) ^ byte
}
