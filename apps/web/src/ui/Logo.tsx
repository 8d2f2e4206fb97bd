import { useState } from 'react'
import { identiconCells } from './Identicon.tsx'
import styles from './Logo.module.css'

export type LogoProps = {
  /** From the configuration, never from the service: a logo says "this is the real one". */
  uri: string | undefined
  /** Its first letters are drawn without a logo. */
  name: string
  /** An address, or another text that distinguishes it from others of the same name. */
  seed: string
  size?: number
}

/** Embedded, or a path of this origin: other hosts would learn who views it. */
const ownPicture = /^(?:data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]|\/(?![/\\]))/

/** Decorative: the name stands beside it. */
export function Logo({ uri, name, seed, size = 32 }: LogoProps) {
  const [broken, setBroken] = useState<string>()
  if (uri === undefined || uri === broken || !ownPicture.test(uri)) return <Monogram {...{ name, seed, size }} />
  return (
    <img
      alt=""
      className={styles.logo}
      decoding="async"
      height={size}
      onError={() => setBroken(uri)}
      src={uri}
      width={size}
    />
  )
}

const maxLetters = 3

function Monogram({ name, seed, size }: Required<Pick<LogoProps, 'name' | 'seed' | 'size'>>) {
  const { hue } = identiconCells(seed)
  const letters = [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, maxLetters).join('').toUpperCase()
  return (
    <svg aria-hidden="true" className={styles.logo} focusable="false" height={size} viewBox="0 0 32 32" width={size}>
      <circle cx="16" cy="16" fill={`hsl(${hue} 42% 88%)`} r="16" />
      <text className={styles.letters} fill={`hsl(${hue} 55% 26%)`} x="16" y="16">
        {letters || '?'}
      </text>
    </svg>
  )
}
