/** For recognition, never a proof: addresses can be generated to look alike. */
export function Identicon({ value, size = 24 }: { value: string; size?: number }) {
  const { hue, turn, cells } = identiconCells(value)
  return (
    <svg aria-hidden="true" focusable="false" height={size} viewBox="0 0 10 10" width={size}>
      <rect fill={`hsl(${hue} 42% 88%)`} height="10" rx="2.5" width="10" />
      {/* One path: lists have hundreds of these pictures. */}
      <path
        d={cells.map(({ x, y }) => `M${0.75 + x * 1.7} ${0.75 + y * 1.7}h1.7v1.7h-1.7z`).join('')}
        fill={`hsl(${(hue + turn) % 360} 52% 38%)`}
      />
    </svg>
  )
}

export type IdenticonCells = { hue: number; turn: number; cells: { x: number; y: number }[] }

/** A mirrored 5 × 5 pattern and two hues, regardless of the address's case. */
export function identiconCells(value: string): IdenticonCells {
  const digits = [...value.toLowerCase().replace(/^0x/, '')].map((digit) => Number.parseInt(digit, 16) || 0)
  let seed = 2166136261
  for (const digit of digits) seed = Math.imul(seed ^ digit, 16777619) >>> 0
  const next = () => {
    // xorshift32: small, deterministic, good enough for a picture
    seed ^= seed << 13
    seed ^= seed >>> 17
    seed = (seed ^ (seed << 5)) >>> 0
    return seed / 2 ** 32
  }
  const hue = Math.floor(next() * 360)
  const turn = 60 + Math.floor(next() * 240)
  const cells: IdenticonCells['cells'] = []
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 3; x++) {
      if (next() < 0.5) continue
      cells.push({ x, y })
      if (x < 2) cells.push({ x: 4 - x, y })
    }
  return { hue, turn, cells }
}
