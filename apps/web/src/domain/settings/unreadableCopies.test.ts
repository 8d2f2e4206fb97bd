import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { backupSections } from '../../routes/backupSections.ts'
import { listUnreadable, removeUnreadable, toUnreadableFile } from './unreadableCopies.ts'

const safe = '31337:0x00000000000000000000000000000000000000aa'

function setup(values: Readonly<Record<string, string>>) {
  const storage = createMemoryStorage()
  for (const [key, text] of Object.entries(values)) storage.setItem(key, text)
  return { list: () => listUnreadable(storage, backupSections), storage }
}

test('default: each copy with its section, size and time', () => {
  const { list } = setup({
    'countersign.names.v1': '{}',
    'countersign.names.v1.unreadable': '"ü"',
    'countersign.names.v1.unreadable.2': '{',
    'countersign.names.v1.unreadable.2.at': '1700000000000',
    [`countersign.run.v1:${safe}.unreadable`]: 'rows',
    'countersign.from-a-later-version.unreadable': '?',
    'other.app.unreadable': 'not ours',
  })
  const title = backupSections.find(({ key }) => key === 'names.v1')?.title()
  const run = backupSections.find(({ key }) => key === 'run.v1')?.title()
  expect(list().map(({ bytes, copiedAt, text, title: shown }) => [shown, text, bytes, copiedAt])).toEqual([
    ['from-a-later-version', '?', 1, undefined],
    [title, '"ü"', 4, undefined],
    [title, '{', 1, 1_700_000_000_000],
    [run, 'rows', 4, undefined],
  ])
})

test.each(['soon', '-1', '9e15', ''])('behavior: %j is no time', (time) => {
  const { list } = setup({ 'countersign.a.unreadable': '{', 'countersign.a.unreadable.at': time })
  expect(list()[0]?.copiedAt).toBeUndefined()
})

test('behavior: removed with its time, and nothing else', () => {
  const { list, storage } = setup({
    'countersign.names.v1': '{}',
    'countersign.names.v1.unreadable': '{',
    'countersign.names.v1.unreadable.at': '1',
  })
  for (const copy of list()) removeUnreadable(storage, copy)
  expect(storage.length).toBe(1)
  expect(storage.getItem('countersign.names.v1')).toBe('{}')
})

test('behavior: the file has the content as it is', () => {
  const text = '[1,{"kind":"of a later version"}'
  expect(toUnreadableFile({ name: `countersign.run.v1:${safe}.unreadable.2`, text })).toEqual({
    name: `countersign.run.v1-${safe.replace(':', '-')}.unreadable.2.txt`,
    text,
  })
})
