import { say } from '../text/Words.ts'
import { InvalidFileError } from './InvalidFileError.ts'

/**
 * JSON whose every name stands once: of two with the same name a reader sees the first and a program takes the last. Names
 * that mean something to JavaScript itself are refused too.
 *
 * @throws InvalidFileError, which names the field
 */
export function parseStrictJson(text: string): unknown {
  const value = parseJson(text)
  const odd = findOddName(text)
  if (odd)
    throw new InvalidFileError(say`The file names "${odd.slice(0, 60)}" twice, or should not name it at all.`, {
      field: odd,
    })
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InvalidFileError(say`The file is no JSON.`, { cause, field: 'file' })
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
