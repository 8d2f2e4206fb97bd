import { useMemo } from 'react'
import { encode } from 'uqr'

export type QrCodeProps = { label: string; value: string }

/** Dark on light in every theme, with the standard's quiet zone of four modules, as scanners expect. */
export function QrCode({ label, value }: QrCodeProps) {
  const { path, size } = useMemo(() => draw(value), [value])
  return (
    <svg aria-label={label} className="csc-qr" data-csc-value={value} role="img" viewBox={`0 0 ${size} ${size}`}>
      <rect fill="#fff" height={size} width={size} />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

function draw(value: string) {
  const { data, size } = encode(value, { border: 4, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { path, size }
}
