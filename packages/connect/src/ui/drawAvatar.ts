import type { Address } from 'viem'

export type GeneratedAvatar = { background: string; cells: readonly { x: number; y: number }[]; color: string }

const SIZE = 5

/** A small mirrored pattern in two colours that depends on every byte of the address, and on nothing else. */
export function drawAvatar(address: Address): GeneratedAvatar {
  const bytes = (address.slice(2).toLowerCase().match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  const seed = bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
  const hue = seed % 360
  const columns = Math.ceil(SIZE / 2)
  let state = seed
  const cells = Array.from({ length: columns * SIZE }, (_, index) => {
    state = (Math.imul(state, 1664525) + 1013904223 + (bytes[index % bytes.length] ?? 0)) >>> 0
    return { isOn: state >>> 31 === 1, x: index % columns, y: Math.floor(index / columns) }
  })
    .filter(({ isOn }) => isOn)
    .flatMap(({ x, y }) =>
      x === SIZE - 1 - x
        ? [{ x, y }]
        : [
            { x, y },
            { x: SIZE - 1 - x, y },
          ],
    )
  return { background: `hsl(${hue} 45% 88%)`, cells, color: `hsl(${(hue + 200) % 360} 55% 38%)` }
}
