import { useCallback, useEffect, useRef, useState } from 'react'
import type { Translate } from '../messages/format.ts'
import { Button } from '../ui/Button.tsx'
import { readCodeFile, scanCodes } from './codeCamera.ts'
import type { HardwareScreen } from './HardwareUi.ts'

export type CodeScannerProps = Extract<HardwareScreen, { screen: 'scan' }> & { t: Translate }

/** Reads the codes that a device shows: by camera, or from pictures of them. */
export function CodeScanner({ decode, isAnswer, onBack, onFailure, onText, t }: CodeScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<{ received: number; total: number }>()
  const [hasCamera, setHasCamera] = useState(true)
  const take = useCallback(
    (text: string) => {
      const next = onText(text)
      if (next?.status === 'partial') setProgress(next)
    },
    [onText],
  )
  useEffect(() => {
    const stop = new AbortController()
    if (video.current)
      scanCodes({ decode, onText: take, signal: stop.signal, video: video.current }).catch(() => {
        // Pictures remain.
        if (!stop.signal.aborted) setHasCamera(false)
      })
    return () => stop.abort()
  }, [decode, take])

  const readFiles = async (files: readonly File[]) => {
    for (const picture of files) {
      const text = await readCodeFile(picture, decode)
      if (text === undefined) return onFailure(undefined)
      take(text)
    }
  }
  return (
    <>
      {hasCamera ? (
        <video
          aria-label={t(isAnswer ? 'deviceScanAnswer' : 'devicePair')}
          className="csc-device-video"
          muted
          playsInline
          ref={video}
        />
      ) : (
        <>
          <p className="csc-status" role="alert">
            {t('deviceCameraFailed')}
          </p>
          <p className="csc-text">{t('deviceCameraFailedText')}</p>
        </>
      )}
      {progress ? (
        <>
          <progress
            aria-label={t('deviceParts', { received: `${progress.received}`, total: `${progress.total}` })}
            className="csc-device-progress"
            max={progress.total}
            value={progress.received}
          />
          <p className="csc-text">
            {t('deviceParts', { received: `${progress.received}`, total: `${progress.total}` })}
          </p>
        </>
      ) : (
        <p className="csc-text">{t(isAnswer ? 'deviceShowCodeText' : 'devicePairText')}</p>
      )}
      <div className="csc-actions csc-actions-row">
        {onBack ? <Button onClick={onBack}>{t('back')}</Button> : null}
        <Button onClick={() => file.current?.click()}>{t('devicePictures')}</Button>
        <input
          accept="image/*"
          aria-label={t('devicePictures')}
          hidden
          multiple
          onChange={(event) => void readFiles([...(event.currentTarget.files ?? [])]).catch(onFailure)}
          ref={file}
          type="file"
        />
      </div>
    </>
  )
}
