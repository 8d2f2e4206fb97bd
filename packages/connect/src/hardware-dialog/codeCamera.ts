import { WalletSdkMissingError } from '../errors/connectorErrors.ts'
import { HardwareError } from '../hardware/hardwareErrors.ts'

export type DecodeCode = (picture: ImageData) => Promise<string | undefined>

/** Enough pixels for the codes of all devices in a third of the picture. */
const MAX_SIZE = 1_024
/** Milliseconds between pictures, so that the page stays responsive. */
const PAUSE = 20
/** Bytes of a picture file. */
const MAX_FILE = 20_000_000
const JSQR_VERSION = '1.4.0'

export type ScanCodesParameters = {
  decode: DecodeCode
  onText(text: string): void
  signal: AbortSignal
  video: HTMLVideoElement
}

/** Reports every code that the camera sees, until aborted. Always releases the camera. */
export async function scanCodes({ decode, onText, signal, video }: ScanCodesParameters): Promise<void> {
  const stream = await openDeviceCamera()
  try {
    video.srcObject = stream
    // Rejects when the element is removed while it starts.
    await video.play().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    while (!signal.aborted) {
      if (stream.getVideoTracks().every(({ readyState }) => readyState === 'ended')) throw new HardwareError('camera')
      const picture = drawPicture(video, video.videoWidth, video.videoHeight)
      const text = picture && (await decode(picture))
      if (text && !signal.aborted) onText(text)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}

/** The rear camera where there is one; `mediaDevices` is missing on insecure pages. */
async function openDeviceCamera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1_280 } },
    })
  } catch (cause) {
    throw new HardwareError('camera', { cause })
  }
}

/** The code of a picture file; undefined if there is none. */
export async function readCodeFile(file: Blob, decode: DecodeCode): Promise<string | undefined> {
  if (file.size > MAX_FILE) return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    const picture = drawPicture(bitmap, bitmap.width, bitmap.height)
    return picture && (await decode(picture))
  } finally {
    bitmap.close()
  }
}

function drawPicture(source: CanvasImageSource, width: number, height: number): ImageData | undefined {
  if (width === 0 || height === 0) return undefined
  const scale = Math.min(1, MAX_SIZE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height)
}

/** The decoder for pages that bring none. */
export async function loadDecoder(): Promise<DecodeCode> {
  try {
    const { default: jsqr } = await import('jsqr')
    return async ({ data, height, width }) => jsqr(data, width, height, { inversionAttempts: 'dontInvert' })?.data
  } catch (cause) {
    throw new WalletSdkMissingError({ cause, sdk: 'jsqr', version: JSQR_VERSION })
  }
}
