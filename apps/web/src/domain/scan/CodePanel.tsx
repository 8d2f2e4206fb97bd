import type { FrameProgress } from '@countersign/protocol/offline'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { useIsTouch } from '../../lib/useIsTouch.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import { createDecoder, type DecodeWorker } from './createDecoder.ts'
import url from './decode.worker.ts?worker&url'
import {
  CameraError,
  type CodeReader,
  createCodeReader,
  openCamera,
  type PicturesProgress,
  readPictures,
  type ScanProgress,
  scanCamera,
} from './readCodes.ts'
import styles from './Scan.module.css'

const t = createCatalogue('offline')

export type CodePanelProps = {
  /** Assembles the codes. @default a reader of transactions and signatures */
  createReader?: () => CodeReader
  /** Shown for codes of another kind. */
  foreign?: { title: string; text: string }
  onLink: (link: string) => void
  /** Starts the camera without a click, where a click opened the panel. */
  isOpenAtOnce?: boolean
  /** Called when a new read starts, to clear the last result. */
  onStart?: () => void
}

type State = PicturesProgress | { status: 'failed'; error: unknown } | { status: 'idle' }

const ours = () => ({ text: t('foreignText'), title: t('foreignTitle') })

export function CodePanel({
  createReader = createCodeReader,
  foreign = ours(),
  isOpenAtOnce = false,
  onLink,
  onStart,
}: CodePanelProps) {
  const isTouch = useIsTouch()
  const [isScanning, setScanning] = useState(isOpenAtOnce)
  const [state, setState] = useState<State>({ status: 'idle' })
  const finish = (link: string) => {
    setScanning(false)
    setState({ status: 'idle' })
    onLink(link)
  }
  const read = async (files: readonly File[]) => {
    onStart?.()
    const decoder = createDecoder(startDecodeWorker)
    try {
      const progress = await readPictures(files, decoder, createReader())
      if (progress.status === 'whole') finish(progress.link)
      else setState(progress)
    } catch (error) {
      setState({ error, status: 'failed' })
    } finally {
      decoder.stop()
    }
  }
  const toggle = () => {
    onStart?.()
    setState({ status: 'idle' })
    setScanning(!isScanning)
  }
  return (
    <div className={styles.scan}>
      <p>{t('fromCodeText')}</p>
      <ButtonRow>
        <Button look={isTouch && !isScanning ? 'primary' : 'outline'} onClick={toggle}>
          {isScanning ? t('closeCamera') : t('openCamera')}
        </Button>
        <FileButton accept="image/*" isMultiple label={t('openPicture')} onFiles={(files) => void read(files)} />
      </ButtonRow>
      {isScanning ? (
        <Camera
          createReader={createReader}
          foreign={foreign}
          onFailure={(error) => {
            setScanning(false)
            setState({ error, status: 'failed' })
          }}
          onLink={finish}
        />
      ) : null}
      <Stack isLive>
        <Outcome foreign={foreign} state={state} />
      </Stack>
    </div>
  )
}

type CameraProps = Required<Pick<CodePanelProps, 'createReader' | 'foreign' | 'onLink'>> & {
  onFailure: (error: unknown) => void
}

function Camera({ createReader, foreign, onFailure, onLink }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [progress, setProgress] = useState<ScanProgress>()
  const succeed = useEffectEvent(onLink)
  const fail = useEffectEvent(onFailure)
  const startReader = useEffectEvent(createReader)
  useEffect(() => {
    if (!video.current) return
    const stop = new AbortController()
    const decoder = createDecoder(startDecodeWorker)
    const { signal } = stop
    const parameters = { decoder, onProgress: setProgress, openCamera, reader: startReader(), signal }
    scanCamera({ ...parameters, video: video.current }).then(
      (link) => link !== undefined && succeed(link),
      (error: unknown) => fail(error),
    )
    return () => {
      stop.abort()
      decoder.stop()
    }
  }, [])
  return (
    <>
      <video aria-label={t('cameraLabel')} className={styles.video} muted playsInline ref={video} />
      {progress ? <Outcome foreign={foreign} state={progress} /> : <p role="status">{t('cameraStarting')}</p>}
    </>
  )
}

function Collected({ progress }: { progress: Extract<FrameProgress, { status: 'collecting' }> }) {
  const { count, others, received } = progress
  const label = t('collected', { received, count })
  return (
    <>
      <progress aria-label={label} className={styles.progress} max={count} value={received} />
      <p>{label}</p>
      {others > 0 ? <p>{t('mixed')}</p> : null}
    </>
  )
}

type OutcomeProps = Required<Pick<CodePanelProps, 'foreign'>> & { state: State | ScanProgress }

function Outcome({ foreign, state }: OutcomeProps) {
  switch (state.status) {
    case 'idle':
    case 'whole':
      return null
    case 'looking':
      return <p role="status">{t('searching')}</p>
    case 'collecting':
      return <Collected progress={state} />
    case 'broken':
      return (
        <Notice title={t('brokenTitle')} tone="caution">
          {t('brokenText')}
        </Notice>
      )
    case 'foreign':
      return (
        <Notice title={foreign.title} tone="caution">
          {foreign.text}
        </Notice>
      )
    case 'noCode':
      return (
        <Notice title={t('noCodeTitle')} tone="caution">
          {t('noCodeText')}
        </Notice>
      )
    case 'unreadable':
      return (
        <Notice title={t('badPictureTitle')} tone="caution">
          {t('badPictureText')}
        </Notice>
      )
    case 'failed':
      if (!(state.error instanceof CameraError)) return <ErrorNotice error={state.error} title={t('codesFailed')} />
      return (
        <Notice isAlert title={t(`camera.${state.error.failure}Title`)} tone="caution">
          {translateMessage(state.error.translatable)}
        </Notice>
      )
  }
}

export function startDecodeWorker(): DecodeWorker {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // A TrustedScriptURL must be passed as is; converted to a string it would be refused.
  return new Worker(createWorkerUrl(url, trustedTypes) as string, { name: 'codes', type: 'module' })
}
