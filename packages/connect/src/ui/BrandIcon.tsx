import { useState } from 'react'
import { drawMark } from './drawMark.ts'

export type BrandIconProps = {
  /** `null` while it loads. */
  icon: string | null | undefined
  /** What a generated mark shows. @default 'wallet' */
  kind?: 'chain' | 'wallet'
  name: string
  size: 28 | 48 | 72
}

/** A brand's icon, or a neutral mark when there is none or it fails to load. */
export function BrandIcon({ icon, kind = 'wallet', name, size }: BrandIconProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span aria-hidden="true" className="csc-brand" data-csc-size={size}>
      {typeof icon === 'string' && broken !== icon ? (
        <img alt="" height={size} onError={() => setBroken(icon)} src={icon} width={size} />
      ) : (
        icon !== null && <BrandMark kind={kind} name={name} />
      )}
    </span>
  )
}

const GLYPHS = {
  chain: 'M12 3l7.800 4.500v9L12 21l-7.800-4.500v-9zM12 12l7.800-4.500M12 12v9M12 12L4.200 7.500',
  wallet: 'M4 7h15v12H4zM4 7l11-3v3M15 13h1',
} as const

function BrandMark({ kind, name }: { kind: 'chain' | 'wallet'; name: string }) {
  const { ground, shape } = drawMark(name)
  return (
    <svg aria-hidden="true" className="csc-brand-mark" data-csc-mark={kind} focusable="false" viewBox="0 0 28 28">
      <path d="M0 0H28V28H0Z" fill={ground} />
      <path d={shape} opacity=".36" />
      <path d={GLYPHS[kind]} fill="none" stroke="#ffffff" transform="translate(5.5 5.5) scale(.7)" />
    </svg>
  )
}
