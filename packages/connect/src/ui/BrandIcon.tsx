import { useState } from 'react'
import { drawMark } from './drawMark.ts'

export type BrandIconProps = { icon: string | undefined; name: string; size: 28 | 48 | 72 }

/** A brand's icon, or a generated mark when there is none or it fails to load. */
export function BrandIcon({ icon, name, size }: BrandIconProps) {
  const [broken, setBroken] = useState<string>()
  const isShown = icon !== undefined && broken !== icon
  return (
    <span aria-hidden="true" className="csc-brand" data-csc-size={size}>
      {isShown ? (
        <img alt="" height={size} loading="lazy" onError={() => setBroken(icon)} src={icon} width={size} />
      ) : (
        <BrandMark name={name} />
      )}
    </span>
  )
}

function BrandMark({ name }: Pick<BrandIconProps, 'name'>) {
  const { ground, letter, shape, shapeColor } = drawMark(name)
  return (
    <svg aria-hidden="true" className="csc-brand-mark" focusable="false" viewBox="0 0 28 28">
      <path d="M0 0H28V28H0Z" fill={ground} />
      <path d={shape} fill={shapeColor} />
      <text x="14" y="14">
        {letter}
      </text>
    </svg>
  )
}
