import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compareRepositories, editRepository, parseRepository } from './setRepository.ts'

const url = 'https://git.example.org/team/countersign'

test('default: three fields, and everything else as it was', async () => {
  const text = await readFile(new URL('../../packages/connect/package.json', import.meta.url), 'utf8')
  const edited = editRepository(text, { folder: 'packages/connect', url })
  expect(JSON.parse(edited)).toEqual({
    ...JSON.parse(text),
    bugs: { url: `${url}/issues` },
    homepage: `${url}#readme`,
    repository: { directory: 'packages/connect', type: 'git', url: `git+${url}.git` },
  })
  // A second address replaces the first.
  expect(editRepository(edited, { folder: 'packages/connect', url })).toBe(edited)
  expect(edited.split('\n').length).toBe(text.split('\n').length + 9)
})

test.each([url, `${url}/`, `${url}.git`])('parameters: %s', (address) => {
  expect(parseRepository(address)).toBe(url)
})

test.each([
  'countersign',
  'http://git.example.org/team/countersign',
  'git@git.example.org:team/countersign.git',
  'https://user:secret@git.example.org/team/countersign',
  'https://git.example.org/',
  `${url}?branch=main`,
])('error: %s is no public address', (address) => {
  expect(() => parseRepository(address)).toThrow('is not the address of a repository')
})

test('error: no address, or packages that differ', () => {
  const withAddress = (folder: string, address: string) =>
    [folder, JSON.parse(editRepository('{"license":"MIT"}', { folder, url: address }))] as const
  expect(compareRepositories([['', {}]])).toEqual([
    'package.json has no repository: set the public address with --set-repository <url>.',
  ])
  const same = [withAddress('', url), withAddress('packages/frame', url)]
  expect(compareRepositories(same)).toEqual([])
  expect(compareRepositories([...same, withAddress('packages/client', `${url}2`)])).toEqual([
    'packages/client/package.json has another address than package.json: run --set-repository again.',
  ])
  expect(compareRepositories([...same, ['packages/connect', {}]])).toHaveLength(1)
})
