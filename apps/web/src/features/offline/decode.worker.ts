import { decodeCode } from './decodeCode.ts'

/** Worker entry: decoding takes a phone longer than one frame. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; image: ImageData }>) => {
  self.postMessage({ id: data.id, text: decodeCode(data.image) })
})
