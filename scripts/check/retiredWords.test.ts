import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRetiredNames, findRetiredTexts, findRetiredWords } from './retiredWords.ts'

test('default: words of a name, whatever its case', () => {
  expect(findRetiredWords('createAskedQueue')).toEqual(['asked'])
  expect(findRetiredWords('KEEP_HERE')).toEqual(['keep'])
  expect(findRetiredWords('being-told')).toEqual(['told'])
  expect(findRetiredWords('installTask bookkeeper wholesale')).toEqual([])
})

test('behavior: names of files and folders count', () => {
  expect(findRetiredNames(['apps/web/src/domain/ledgers/rival/asked.svg'])).toHaveLength(2)
})

test('behavior: nested declarations, members and style classes count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-names-'))
  try {
    const [code, style] = [join(folder, 'x.ts'), join(folder, 'x.css')]
    writeFileSync(
      code,
      'type Limits = {\n  mostBytes?: number\n}\nfunction takeAll() {\n  const patience = 1\n  const look = 2\n}\n',
    )
    writeFileSync(style, '@layer ui {\n  .kept {\n    color: red;\n  }\n}\n')
    expect(findRetiredNames([code, style]).map((line) => /"(\w+)"/.exec(line)?.[1])).toEqual([
      'mostBytes',
      'patience',
      'takeAll',
      'kept',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('behavior: sentences of the service and the command lines count, SQL and tests do not', () => {
  const find = (file: string, source: string) => findRetiredTexts([file], () => source)
  const file = 'apps/gateway/src/x.ts'
  expect(find(file, "throw new Error('The node does not answer.')")).toEqual([
    `${file}: "The node does not answer." says "does not answer": use plain words (CONTRIBUTING.md).`,
  ])
  expect(find(file, `log(\`\${name} is no Safe\`)`)).toHaveLength(1)
  expect(find(file, `log(\`\${name} is no longer a Safe\`, 'asked')`)).toEqual([])
  expect(find(file, 'sql`select whole from it where it is no more`')).toEqual([])
  expect(find('apps/gateway/src/x.test.ts', "test('what nobody asked')")).toEqual([])
})
