import { useState } from 'react'
import type { Address } from 'viem'
import { useConnectContext } from '../context/ConnectContext.ts'

export type AvatarProps = { address: Address; image: string | undefined; size: 24 | 72 }

/** The account as the app draws it, or as `Avatar` does. */
export function AccountAvatar(props: AvatarProps) {
  const { avatar: Own = Avatar } = useConnectContext()
  return <Own {...props} />
}

/** The account's avatar, or a generated one when there is none or it fails to load. */
export function Avatar({ address, image, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  if (image !== undefined && broken !== image)
    return (
      <img
        alt=""
        className="csc-avatar"
        height={size}
        onError={() => setBroken(image)}
        referrerPolicy="no-referrer"
        src={image}
        width={size}
      />
    )
  const { background, cells, color } = drawAvatar(address)
  return (
    <svg aria-hidden="true" className="csc-avatar" height={size} viewBox="0 0 10 10" width={size}>
      <rect fill={background} height="10" width="10" />
      {cells.map(({ x, y }) => (
        <rect fill={color} height="1.7" key={`${x}:${y}`} width="1.7" x={0.75 + x * 1.7} y={0.75 + y * 1.7} />
      ))}
    </svg>
  )
}

type GeneratedAvatar = { background: string; cells: readonly { x: number; y: number }[]; color: string }

/** A mirrored two-colour pattern derived from the address only. */
export function drawAvatar(address: Address): GeneratedAvatar {
  const digits = [...address.slice(2).toLowerCase()].map((digit) => Number.parseInt(digit, 16))
  let state = digits.reduce((hash, digit) => Math.imul(hash ^ digit, 0x01000193) >>> 0, 0x811c9dc5)
  const next = () => {
    // xorshift32: small, deterministic, good enough for a picture
    state ^= state << 13
    state ^= state >>> 17
    state = (state ^ (state << 5)) >>> 0
    return state / 2 ** 32
  }
  const hue = Math.floor(next() * 360)
  const turn = 60 + Math.floor(next() * 240)
  const cells = []
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 3; x++) {
      if (next() < 0.5) continue
      cells.push({ x, y })
      if (x < 2) cells.push({ x: 4 - x, y })
    }
  return { background: `hsl(${hue} 42% 88%)`, cells, color: `hsl(${(hue + turn) % 360} 52% 38%)` }
}
