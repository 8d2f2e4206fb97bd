import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findPicture, pictureQuery } from '../../domain/assets/pictureQuery.ts'
import { useServices } from '../../domain/services/Services.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './AssetTable.module.css'

export type CollectiblePictureProps = {
  uri: string | null
  /** SVG only on request: its rendering cost is controlled by the token's creator. */
  hasDrawing: boolean
}

/** The token's picture, inline or from the operator's gateway; decorative. */
export function CollectiblePicture({ hasDrawing, uri }: CollectiblePictureProps) {
  const { config } = useServices()
  const picture = findPicture(uri, config)
  const isRemote = picture?.kind === 'gateway'
  const { data } = useQuery({ ...pictureQuery(isRemote ? picture.url : ''), enabled: isRemote })
  const [broken, setBroken] = useState<string>()
  const isHere = picture?.kind === 'inline' || (picture?.kind === 'drawing' && hasDrawing)
  const source = isHere ? picture.url : data
  if (!source || source === broken) return <Icon name="assets" />
  return (
    <img
      alt=""
      className={styles.picture}
      decoding="async"
      height={48}
      onError={() => setBroken(source)}
      src={source}
      width={48}
    />
  )
}
