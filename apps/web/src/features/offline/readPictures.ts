import type { FrameProgress } from '@countersign/protocol/offline'
import { capturePhoto } from './capturePhoto.ts'
import { createCodeReader } from './createCodeReader.ts'
import type { Decoder } from './createDecoder.ts'

/** A camera's own pictures have up to so many bytes. */
const largestPicture = 20_000_000
/** Small first: a code is found in the quarter of the time, and noise of a photographed screen is gone. */
const sizes = [900, 1_800] as const

export type PicturesProgress = FrameProgress | { status: 'noCode' } | { status: 'unreadable' }

/** Reads pictures of codes, one after the other, until a whole link was read or one of them is of no use. */
export async function readPictures(
  files: readonly Blob[],
  { decode }: Pick<Decoder, 'decode'>,
  reader = createCodeReader(),
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

/** Empty where no code is found; undefined where it is no picture. */
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
