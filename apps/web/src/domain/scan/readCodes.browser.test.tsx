import { splitLink } from '@countersign/protocol/offline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawCode } from '../../../test/drawCode.ts'
import { startDecodeWorker } from './CodePanel.tsx'
import { createDecoder } from './createDecoder.ts'
import { CameraError, type ScanProgress, scanCamera } from './readCodes.ts'

const link = `v1.${'abc-_XYZ'.repeat(150)}`

/** A camera stream of a canvas, and its scanner. */
function setup() {
  const canvas = document.createElement('canvas')
  const video = document.createElement('video')
  video.muted = true
  const decoder = createDecoder(startDecodeWorker)
  onTestFinished(() => decoder.stop())
  const stop = new AbortController()
  const onProgress = vi.fn<(progress: ScanProgress) => void>()
  const shown = { text: 'https://example.org' }
  // A canvas stream sends no frame unless redrawn.
  const timer = setInterval(() => drawCode(canvas, shown.text), 40)
  onTestFinished(() => clearInterval(timer))
  const stream = canvas.captureStream()
  const scan = (openCamera = async () => stream) =>
    scanCamera({ decoder, onProgress, openCamera, signal: stop.signal, video })
  const seen = () => onProgress.mock.calls.map(([progress]) => progress)
  return { scan, seen, shown, stop, stream }
}

test('default: frames are read as they come, and the camera is let go of', async () => {
  const { scan, seen, shown, stream } = setup()
  const [first = '', second = '', third = ''] = splitLink(link)
  const received = () => seen().flatMap((progress) => ('received' in progress ? progress.received : []))
  const scanned = scan()
  await expect.poll(() => seen().at(-1)?.status).toBe('foreign')
  shown.text = third
  await expect.poll(() => received().at(-1)).toBe(1)
  shown.text = first
  await expect.poll(() => received().at(-1)).toBe(2)
  shown.text = second
  expect(await scanned).toBe(link)
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test('behavior: whoever stops it, before or after it started, has the camera switched off', async () => {
  const { scan, seen, stop, stream } = setup()
  const scanned = scan()
  await expect.poll(() => seen().length).toBeGreaterThan(0)
  stop.abort()
  expect(await scanned).toBeUndefined()
  expect(stream.active).toBe(false)
  const other = setup()
  other.stop.abort()
  expect(await other.scan()).toBeUndefined()
  expect(other.stream.active).toBe(false)
})

test('error: a camera that is taken away, and one that never came', async () => {
  const { scan, seen, stream } = setup()
  const scanned = scan().catch((error: unknown) => error)
  await expect.poll(() => seen().length).toBeGreaterThan(0)
  for (const track of stream.getTracks()) track.stop()
  expect(await scanned).toMatchObject({ failure: 'busy' })
  const refused = setup().scan(() => Promise.reject(new CameraError({ failure: 'denied' })))
  await expect(refused).rejects.toMatchObject({ failure: 'denied' })
})
