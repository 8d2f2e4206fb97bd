import { readFile, stat } from 'node:fs/promises'
import { RefusedError, UsageError } from '../CliError.ts'

/** More than any transaction that a block could hold, with its signatures. */
const maximumBytes = 1_048_576

/** The text of a file of the user's, `-` for the standard input; refused before it is read where it is too long. */
export async function readTextFile(
  path: string,
  { stdin = process.stdin }: { stdin?: AsyncIterable<unknown> } = {},
): Promise<string> {
  if (path === '-') return readStream(stdin)
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new UsageError(`There is no readable file "${path.slice(0, 200)}".`, { cause })
  })
  if (size > maximumBytes) throw new RefusedError(`The file is longer than ${maximumBytes} bytes.`, { field: 'file' })
  return readFile(path, 'utf8')
}

async function readStream(stream: AsyncIterable<unknown>): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (text.length > maximumBytes)
      throw new RefusedError(`The input is longer than ${maximumBytes} bytes.`, { field: 'file' })
  }
  return text
}

/**
 * JSON whose every name stands once: of two with the same name a reader sees the first and a program takes the last. Names
 * that mean something to JavaScript itself are refused too.
 */
export function parseStrictJson(text: string): unknown {
  const value = parseJson(text)
  const odd = findOddName(text)
  if (odd)
    throw new RefusedError(`The file names "${odd.slice(0, 60)}" twice, or should not name it at all.`, { field: odd })
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RefusedError('The file is no JSON.', { cause, field: 'file' })
  }
}

const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/** Of text that is JSON: the first name that is reserved, or that its object has already. */
function findOddName(text: string): string | undefined {
  /** One per open bracket; a list has no names. */
  const open: (Set<string> | undefined)[] = []
  for (const { 0: token } of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':')) {
      const name = String(JSON.parse(token.slice(0, -1)))
      const names = open.at(-1)
      if (reserved.has(name) || names?.has(name)) return name
      names?.add(name)
    }
  }
  return undefined
}
