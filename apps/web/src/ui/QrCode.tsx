import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Bytes in a code of 117 × 117 modules, the most that phones scan off a screen at arm's length. */
export const maxCodeLength = 1_273

/** Dark on light in every theme, with a quiet zone of four modules: scanners require both. */
export function QrCode({ label, value }: { label: string; value: string }) {
  const { path, size } = useMemo(() => draw(value), [value])
  return (
    <svg aria-label={label} className={styles.code} role="img" viewBox={`0 0 ${size} ${size}`}>
      <rect fill="#fff" height={size} width={size} />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

function draw(value: string) {
  const { data, size } = encode(value, { border: 4, ecc: 'L' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { path, size }
}
