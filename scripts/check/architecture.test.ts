import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findArchitectureFaults } from './architecture.ts'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const text = readFileSync('docs/architecture.md', 'utf8')

test('default: the files of “Where to find” are found, and the folders of domain/ are listed', () => {
  expect(findArchitectureFaults(text, files)).toEqual([])
})

const reorg = '| `reorg` | `apps/gateway/src/indexer/createReorgHandler.ts` |'

test.each([
  ['a file that is gone', reorg.replace('createReorgHandler', 'reorgs'), /reorgs\.ts does not exist/],
  ['a term that finds other files', reorg.replace('reorg', 'create'), /a search for “create” finds/],
  ['a term that finds nothing', reorg.replace('reorg', 'fork'), /finds nothing/],
])('error: %s', (_, row, fault) => {
  expect(text).toContain(reorg)
  expect(findArchitectureFaults(text.replace(reorg, row), files)).toEqual([expect.stringMatching(fault)])
})

test('error: a folder without a row, a row without a folder, and a table that is gone', () => {
  expect(findArchitectureFaults(text.replace('| `scan` |', '| `codes` |'), files)).toEqual([
    expect.stringContaining('differ in scan'),
    expect.stringContaining('differ in codes'),
  ])
  expect(findArchitectureFaults('', [])).toEqual([expect.stringContaining('fewer than 20 rows')])
})
