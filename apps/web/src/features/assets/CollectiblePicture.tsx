import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findPicture } from '../../domain/assets/findPicture.ts'
import { pictureQuery } from '../../domain/assets/pictureQuery.ts'
import { useServices } from '../../domain/services/Services.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './AssetTable.module.css'

export type CollectiblePictureProps = {
  uri: string | null
  /** Drawings are drawn for whoever asks: what it takes to draw one is up to whoever made the token. */
  hasDrawing: boolean
}

/** A small picture beside words that say what it is: from the token itself or the operator's gateway, or none. */
export function CollectiblePicture({ hasDrawing, uri }: CollectiblePictureProps) {
  const { config } = useServices()
  const place = findPicture(uri, config)
  const isRemote = place?.kind === 'gateway'
  const { data } = useQuery({ ...pictureQuery(isRemote ? place.url : ''), enabled: isRemote })
  const [broken, setBroken] = useState<string>()
  const isHere = place?.kind === 'inline' || (place?.kind === 'drawing' && hasDrawing)
  const source = isHere ? place.url : data
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
