import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hexToString } from 'viem'
import { expect, test } from 'vitest'
import { describeSafeError } from './describeSafeError.ts'

/** The codes that the official contracts really contain: "GS" and three digits among the bytes. */
function listCodes(): string[] {
  const folder = fileURLToPath(new URL('../../../devchain/src/contracts/artifacts', import.meta.url))
  const texts = readdirSync(folder).flatMap((file) =>
    /^safe-/.test(file) ? readFileSync(join(folder, file), 'utf8') : [],
  )
  const codes = texts.flatMap((text) =>
    Array.from(text.matchAll(/4753(?:3[0-9]){3}/g), ([hex]) => hexToString(`0x${hex}`)),
  )
  return [...new Set(codes)].sort()
}

test('default: every code in the contracts has its own sentence', () => {
  const codes = listCodes()
  expect(codes.length).toBeGreaterThan(30)
  const sentences = codes.map((code) => describeSafeError(code))
  expect(codes.filter((_, index) => !sentences[index])).toEqual([])
  expect(new Set(sentences).size).toBe(codes.length)
})

test('behavior: any other text has none', () => {
  for (const text of ['', 'GS999', 'GS01', 'gs010', 'GS010 ']) expect(describeSafeError(text)).toBeUndefined()
})
