import { decodeCode } from './decodeCode.ts'

/** The entry of the worker that looks for codes in pictures: a phone takes longer for one than its screen shows it. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; image: ImageData }>) => {
  self.postMessage({ id: data.id, text: decodeCode(data.image) })
})
