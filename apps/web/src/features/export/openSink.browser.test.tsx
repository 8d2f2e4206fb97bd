import { expect, test } from 'vitest'
import { openInPieces, openSink } from './openSink.ts'

test.each([
  ['on the disk of the browser', () => openSink({ name: 'a.csv' })],
  ['in pieces', async () => openInPieces()],
  [
    'where pages have no disk',
    () => openSink({ name: 'a.csv', storage: { getDirectory: () => Promise.reject(new Error('private')) } }),
  ],
])('default: %s', async (_, open) => {
  const sink = await open()
  await sink.write('a,b\r\n')
  await sink.write('ü,2\r\n')
  expect(await (await sink.close()).text()).toBe('a,b\r\nü,2\r\n')
})

test('behavior: what nobody wants is gone', async () => {
  const sink = await openSink({ name: 'b.csv' })
  await sink.write('secret')
  await sink.discard()
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle('exports')
  await expect(folder.getFileHandle('b.csv')).rejects.toThrow()
})

test('behavior: a file that an earlier version left is deleted', async () => {
  const root = await navigator.storage.getDirectory()
  await root.getDirectoryHandle('books', { create: true })
  await (await openSink({ name: 'c.csv' })).discard()
  await expect(root.getDirectoryHandle('books')).rejects.toThrow()
})
