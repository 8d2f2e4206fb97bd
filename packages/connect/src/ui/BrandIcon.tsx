import { useState } from 'react'

export type BrandIconProps = { icon: string | undefined; name: string; size: 28 | 48 | 72 }

/** A brand's icon, or its first letter when there is none or it does not load. The name stands beside it. */
export function BrandIcon({ icon, name, size }: BrandIconProps) {
  const [broken, setBroken] = useState<string>()
  const isShown = icon !== undefined && broken !== icon
  return (
    <span aria-hidden="true" className="csc-brand" data-csc-size={size}>
      {isShown ? (
        <img alt="" height={size} loading="lazy" onError={() => setBroken(icon)} src={icon} width={size} />
      ) : (
        <span className="csc-brand-letter">{[...name][0]?.toUpperCase()}</span>
      )}
    </span>
  )
}
