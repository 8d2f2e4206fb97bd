import { readFile, stat } from 'node:fs/promises'
import { maxFileSize } from '@countersign/protocol/offline'
import { RefusedError, UsageError } from '../CliError.ts'

/** Reads a file or, for `-`, the standard input; refuses a file over the limit before reading it. */
export async function readTextFile(
  path: string,
  { stdin = process.stdin }: { stdin?: AsyncIterable<unknown> } = {},
): Promise<string> {
  if (path === '-') return readStream(stdin)
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new UsageError(`Cannot read file "${path.slice(0, 200)}". Check its path and permissions.`, { cause })
  })
  if (size > maxFileSize) throw new RefusedError(`The file is larger than ${maxFileSize} bytes.`, { field: 'file' })
  return readFile(path, 'utf8')
}

async function readStream(stream: AsyncIterable<unknown>): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (text.length > maxFileSize)
      throw new RefusedError(`The input is larger than ${maxFileSize} bytes.`, { field: 'file' })
  }
  return text
}
