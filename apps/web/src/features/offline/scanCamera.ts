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
  /** What makes a whole of the codes. @default transactions and their signatures */
  reader?: CodeReader
  signal: AbortSignal
  video: HTMLVideoElement
}

/** Enough pixels for a code of 81 modules that fills a third of the picture. */
const longest = 1_024
/** Between two looks: the page must stay usable, and a screen shows each code longer than this. */
const pause = 10

/** Looks through the camera until a whole link was read; undefined where it was stopped. The camera is let go of in any case. */
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
    // Taken away while it was starting: that is how it is stopped.
    if (signal.aborted) return undefined
    throw error
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
