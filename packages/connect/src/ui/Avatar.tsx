import { useState } from 'react'
import type { Address } from 'viem'
import { drawAvatar } from './drawAvatar.ts'

export type AvatarProps = { address: Address; image: string | undefined; size: 24 | 72 }

/** The account's picture, or a drawn one when there is none or it does not load. */
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
