import { identiconCells } from '../lib/identiconCells.ts'

export type IdenticonProps = { value: string; size?: number }

/** For recognition, never a proof: addresses can be generated to look alike. */
export function Identicon({ value, size = 24 }: IdenticonProps) {
  const { hue, turn, cells } = identiconCells(value)
  return (
    <svg aria-hidden="true" focusable="false" height={size} viewBox="0 0 10 10" width={size}>
      <rect fill={`hsl(${hue} 42% 88%)`} height="10" rx="2.5" width="10" />
      {cells.map(({ x, y }) => (
        <rect
          fill={`hsl(${(hue + turn) % 360} 52% 38%)`}
          height="1.7"
          key={`${x}${y}`}
          width="1.7"
          x={0.75 + x * 1.7}
          y={0.75 + y * 1.7}
        />
      ))}
    </svg>
  )
}
