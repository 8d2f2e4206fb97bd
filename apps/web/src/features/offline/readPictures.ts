import type { FrameProgress } from '@countersign/protocol/offline'
import { capturePhoto } from './capturePhoto.ts'
import { createCodeReader } from './createCodeReader.ts'
import type { Decoder } from './createDecoder.ts'

/** Bytes; camera photos stay below this. */
const largestPicture = 20_000_000
/** Small first: four times faster, and it blurs the moiré of photographed screens. */
const sizes = [900, 1_800] as const

export type PicturesProgress = FrameProgress | { status: 'noCode' } | { status: 'unreadable' }

/** Reads images until a complete link was found or one is unusable. */
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
