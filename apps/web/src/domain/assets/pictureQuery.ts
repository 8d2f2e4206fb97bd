import { BaseError } from '@countersign/protocol/errors'
import { queryOptions } from '@tanstack/react-query'

class PictureRefusedError extends BaseError {
  override readonly name = 'PictureRefusedError'
  readonly code = 'PICTURE_REFUSED'
}

const mostBytes = 2_000_000
const patience = 15_000

/** Detects raster formats by their magic bytes, not by the content type. */
const kinds: readonly { type: string; starts: (bytes: Uint8Array) => boolean }[] = [
  { starts: (bytes) => has(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), type: 'image/png' },
  { starts: (bytes) => has(bytes, 0, [0xff, 0xd8, 0xff]), type: 'image/jpeg' },
  { starts: (bytes) => has(bytes, 0, [0x47, 0x49, 0x46, 0x38]), type: 'image/gif' },
  {
    starts: (bytes) => has(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && has(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
    type: 'image/webp',
  },
]

function has(bytes: Uint8Array, place: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[place + index] === byte)
}

/** Fetches a gateway's picture as a `data:` URL, so that the checked bytes are those shown. */
export function pictureQuery(url: string, fetchPicture: typeof fetch = fetch) {
  return queryOptions({
    queryKey: ['picture', url],
    queryFn: async ({ signal }): Promise<string> => {
      const response = await fetchPicture(url, {
        credentials: 'omit',
        // Another host would learn who views it.
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      })
      if (!response.ok || !response.body) throw new PictureRefusedError(`The gateway answers ${response.status}.`)
      const bytes = await readBounded(response.body)
      const kind = kinds.find(({ starts }) => starts(bytes))
      if (!kind) throw new PictureRefusedError('What the gateway has there is no picture of a known kind.')
      return toDataUrl(new Blob([bytes], { type: kind.type }))
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A body may exceed its content length or never end. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > mostBytes) {
      await reader.cancel()
      throw new PictureRefusedError(`The picture is larger than ${mostBytes} bytes.`)
    }
    parts.push(part.value)
  }
  const bytes = new Uint8Array(size)
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  return bytes
}

function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(picture)
  })
}
