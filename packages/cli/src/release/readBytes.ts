import { readFile } from 'node:fs/promises'
import { RefusedError, SourceError, UsageError } from '../CliError.ts'

/** Above the size of any release. */
const maxSize = 512 * 1024 * 1024
const timeout = 120_000

export const isUrl = (text: string) => /^https?:\/\//i.test(text)

export type ReadBytesReturnType = {
  bytes: Uint8Array
  /** Where it came from, after redirects. */
  source: string
}

/** The bytes of a file or a URL. */
export async function readBytes(place: string, { signal }: { signal: AbortSignal }): Promise<ReadBytesReturnType> {
  if (isUrl(place)) return download(place, signal)
  const bytes = await readFile(place).catch((cause: unknown) => {
    throw new UsageError(`Cannot read file "${place.slice(0, 200)}". Check its path and permissions.`, { cause })
  })
  return { bytes, source: place }
}

async function download(place: string, signal: AbortSignal): Promise<ReadBytesReturnType> {
  if (!URL.canParse(place)) throw new UsageError(`Invalid URL "${place.slice(0, 200)}".`)
  const response = await fetch(place, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) }).catch(
    (cause: unknown) => {
      throw new SourceError(`Can't reach ${new URL(place).host}. Check the URL and the network.`, { cause })
    },
  )
  if (!response.ok)
    throw new SourceError(`${new URL(place).host} responds to ${new URL(place).pathname} with ${response.status}.`)
  const chunks: Uint8Array[] = []
  let size = 0
  const { body } = response
  if (body)
    for await (const chunk of body) {
      size += chunk.length
      if (size > maxSize) throw new RefusedError(`The file is larger than ${maxSize} bytes.`, { field: 'url' })
      chunks.push(chunk)
    }
  return { bytes: Buffer.concat(chunks), source: response.url }
}
