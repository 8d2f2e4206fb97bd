import { useMemo, useState } from 'react'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Button, type ButtonLook } from './Button.tsx'

const t = createCatalogue('offline')

export type ShareButtonProps = {
  /** What is shared: `{ url }`, `{ text }`, `{ files }`. Called again with each click. */
  data: () => ShareData
  look?: ButtonLook
}

/**
 * Opens the system's share sheet. Renders nothing where the browser has none, or none for this: a way to copy or save is
 * always beside it.
 */
export function ShareButton({ data, look = 'outline' }: ShareButtonProps) {
  const [hasFailed, setFailed] = useState(false)
  // Once: files are created anew with each call.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind of data never changes
  const canShare = useMemo(() => canShareHere(data()), [])
  if (!canShare) return null
  const share = () => {
    setFailed(false)
    navigator.share(data()).catch((error: unknown) => setFailed(!isCancelled(error)))
  }
  return (
    <>
      <Button look={look} onClick={share}>
        {t('share')}
      </Button>
      <span role="status">{hasFailed ? t('shareFailed') : null}</span>
    </>
  )
}

/** Both are missing outside of https, and in some browsers. */
function canShareHere(data: ShareData): boolean {
  const { canShare, share }: Partial<Pick<Navigator, 'canShare' | 'share'>> = navigator
  return share !== undefined && canShare?.call(navigator, data) === true
}

/** The sheet was closed without a choice. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
