import { BaseError } from '@countersign/protocol/errors'
import { createFrameCollector, type FrameProgress } from '@countersign/protocol/offline'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { Decoder } from './createDecoder.ts'

const t = createCatalogue('offline')

export type ScanProgress = { status: 'looking' } | Exclude<FrameProgress, { status: 'whole' }>

type ScanCameraParameters = {
  decoder: Pick<Decoder, 'decode'>
  onProgress: (progress: ScanProgress) => void
  openCamera: () => Promise<MediaStream>
  /** Assembles the codes. @default a reader of transactions and signatures */
  reader?: CodeReader
  signal: AbortSignal
  video: HTMLVideoElement
}

/** Enough pixels for 81 modules in a third of the picture. */
const maxSize = 1_024
/** Milliseconds between frames, so that the page stays responsive; each code is shown longer than this. */
const pause = 10

/** Scans until a complete link was read; undefined if aborted. Always releases the camera. */
export async function scanCamera(parameters: ScanCameraParameters): Promise<string | undefined> {
  const { decoder, onProgress, openCamera, reader = createCodeReader(), signal, video } = parameters
  const stream = await openCamera()
  try {
    if (signal.aborted) return undefined
    video.srcObject = stream
    await video.play()
    onProgress({ status: 'looking' })
    while (!signal.aborted) {
      if (stream.getVideoTracks().every(({ readyState }) => readyState === 'ended'))
        throw new CameraError({ failure: 'busy' })
      const picture = capturePhoto(video, maxSize)
      const text = picture && (await decoder.decode(picture))
      if (text && !signal.aborted) {
        const progress = reader.add(text)
        if (progress.status === 'whole') return progress.link
        onProgress(progress)
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return undefined
  } catch (error) {
    // Aborted while starting.
    if (signal.aborted) return undefined
    throw error
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}

type FrameSource = HTMLVideoElement | ImageBitmap

/** The current frame, scaled down to `longest`; undefined while there is none. */
function capturePhoto(source: FrameSource, maxSize: number): ImageData | undefined {
  const [width, height] =
    'videoWidth' in source ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
  if (width === 0 || height === 0) return undefined
  const scale = Math.min(1, maxSize / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

export type CodeReader = { add(text: string): FrameProgress }

/** A complete link in one code: its payload, or a URL that ends in it. */
const completeLink = /(?:^|#)v\d+\.[\w-]+$/

/** Reads single codes and frames in any order. */
export function createCodeReader(): CodeReader {
  const collector = createFrameCollector()
  return { add: (text) => (completeLink.test(text) ? { link: text, status: 'whole' } : collector.add(text)) }
}

/** Bytes; camera photos stay below this. */
const largestPicture = 20_000_000
/** Small first: four times faster, and it blurs the moiré of photographed screens. */
const sizes = [900, 1_800] as const

export type PicturesProgress = FrameProgress | { status: 'noCode' } | { status: 'unreadable' }

/** Reads images until a complete link was found or one is unusable. */
export async function readPictures(
  files: readonly Blob[],
  { decode }: Pick<Decoder, 'decode'>,
  reader: CodeReader,
): Promise<PicturesProgress> {
  let progress: PicturesProgress = { status: 'noCode' }
  for (const file of files) {
    const text = await readPicture(file, decode)
    if (text === undefined) return { status: 'unreadable' }
    if (text === '') return { status: 'noCode' }
    progress = reader.add(text)
    if (progress.status !== 'collecting') return progress
  }
  return progress
}

/** Empty without a code; undefined if the file is no image. */
async function readPicture(file: Blob, decode: Decoder['decode']): Promise<string | undefined> {
  if (file.size > largestPicture) return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    for (const size of sizes) {
      const picture = capturePhoto(bitmap, size)
      const text = picture && (await decode(picture))
      if (text) return text
    }
    return ''
  } finally {
    bitmap.close()
  }
}

type CameraFailure = 'denied' | 'missing' | 'insecure' | 'busy'

export class CameraError extends BaseError {
  override readonly name = 'CameraError'
  readonly failure: CameraFailure
  constructor({ failure, cause }: { failure: CameraFailure; cause?: unknown }) {
    super('CAMERA_UNAVAILABLE', t(`camera.${failure}Text`), { cause })
    this.failure = failure
  }
}

const failures: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** Opens the rear camera where there is one; no audio, no recording. */
export async function openCamera(
  // `mediaDevices` is missing in insecure contexts.
  { mediaDevices: devices }: { mediaDevices?: Pick<MediaDevices, 'getUserMedia'> | undefined } = navigator,
): Promise<MediaStream> {
  if (!devices) throw new CameraError({ failure: 'insecure' })
  try {
    return await devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } })
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : ''
    throw new CameraError({ cause, failure: failures[name] ?? 'busy' })
  }
}
