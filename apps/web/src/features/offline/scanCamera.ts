import type { FrameProgress } from '@countersign/protocol/offline'
import { capturePhoto } from './capturePhoto.ts'
import { type CodeReader, createCodeReader } from './createCodeReader.ts'
import type { Decoder } from './createDecoder.ts'
import { CameraError } from './openCamera.ts'

export type ScanProgress = { status: 'looking' } | Exclude<FrameProgress, { status: 'whole' }>

export type ScanCameraParameters = {
  decoder: Pick<Decoder, 'decode'>
  onProgress: (progress: ScanProgress) => void
  openCamera: () => Promise<MediaStream>
  /** Assembles the codes. @default a reader of transactions and signatures */
  reader?: CodeReader
  signal: AbortSignal
  video: HTMLVideoElement
}

/** Enough pixels for 81 modules in a third of the picture. */
const longest = 1_024
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
      const picture = capturePhoto(video, longest)
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
