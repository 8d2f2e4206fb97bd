import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const folder = 'e2e/spec/'

/** The lines that a file of `e2e/spec` tests: the numbers at the start of its test titles. */
function listTested(): Map<string, string> {
  const files = readdirSync(fileURLToPath(new URL(folder, root))).filter((file) => file.endsWith('.e2e.test.ts'))
  return new Map(
    files.flatMap((file) =>
      Array.from(read(`${folder}${file}`).matchAll(/['"](\d+\.\d+) /g), ([, line = '']) => [
        line,
        file.replace('.e2e.test.ts', ''),
      ]),
    ),
  )
}

/** The rows of the table: line, text, location, test. */
const rows = Array.from(
  read('docs/specification.md').matchAll(/^\| (\d+\.\d+) \| (.+?) \| (.+?) \| `(\w+)` \|$/gm),
  ([, line = '', , place = '', file = '']) => ({ file, line, place: place.trim() }),
)

test('default: every line of the specification has one row with a place, and a test of its number in the file that the row names', () => {
  expect(rows.length).toBeGreaterThan(140)
  expect(new Set(rows.map(({ line }) => line)).size).toBe(rows.length)
  expect(rows.filter(({ place }) => place === '')).toEqual([])
  const tested = listTested()
  expect(rows.filter(({ file, line }) => tested.get(line) !== file)).toEqual([])
  expect([...tested.keys()].filter((line) => !rows.some((row) => row.line === line))).toEqual([])
})
