import { splitLink } from '@countersign/protocol/offline'
import { useEffect, useMemo, useState } from 'react'
import { offlineText as words } from '../../lib/messages/offline.ts'
import { Button } from '../../ui/Button.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import styles from './Offline.module.css'

/** Milliseconds per QR code. Slow by default: at most three changes a second (WCAG 2.3.1). */
const paces = { slow: 350, fast: 140 } as const

/** Animated QR frames for content too long for one code; with reduced motion, stepped by hand or started by Play. */
export function CodeFrames({ link }: { link: string }) {
  const frames = useMemo(() => splitLink(link), [link])
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [pace, setPace] = useState<keyof typeof paces>('slow')
  const position = index % frames.length
  const turn = () => setIndex((current) => (current + 1) % frames.length)
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % frames.length), paces[pace])
    return () => clearInterval(timer)
  }, [frames.length, isPlaying, pace])
  return (
    <>
      <p>{words.codesText(frames.length)}</p>
      <div className={styles.frames} data-frame={position + 1} data-frames={frames.length}>
        <QrCode label={words.codesLabel(position + 1, frames.length)} value={frames[position] ?? ''} />
      </div>
      <p aria-hidden="true" className={styles.count}>
        {words.codesLabel(position + 1, frames.length)}
      </p>
      <div className={styles.bar}>
        <Button onClick={() => setPlaying(!isPlaying)}>{isPlaying ? words.pause : words.play}</Button>
        {isPlaying ? (
          <Button onClick={() => setPace(pace === 'slow' ? 'fast' : 'slow')}>
            {pace === 'slow' ? words.faster : words.slower}
          </Button>
        ) : (
          <Button onClick={turn}>{words.next}</Button>
        )}
      </div>
    </>
  )
}
