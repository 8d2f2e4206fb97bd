import { expect, test } from 'vitest'
import type { CacheVersion, SafeKey } from '../../db/queries/cacheVersions.ts'
import { createVersionReader } from './cacheResponses.ts'

const one = { chainId: 1, safe: '0x0000000000000000000000000000000000000001' } as const
const two = { chainId: 2, safe: one.safe } as const

function setup() {
  const queries: { fail: () => void; keys: SafeKey[]; succeed: (rows: CacheVersion[]) => void }[] = []
  const read = createVersionReader(
    (keys) =>
      new Promise((resolve, reject) => {
        queries.push({ fail: () => reject(new Error('down')), keys, succeed: resolve })
      }),
  )
  return { queries, read }
}

test('default', async () => {
  const { queries, read } = setup()
  const version = read(one)
  queries[0]?.succeed([{ ...one, version: 'a' }])
  expect(await version).toBe('a')
})

test('behavior: a Safe without a version has none', async () => {
  const { queries, read } = setup()
  const version = read(two)
  queries[0]?.succeed([{ ...one, version: 'a' }])
  expect(await version).toBeUndefined()
})

test('behavior: requests during a query share the next one', async () => {
  const { queries, read } = setup()
  const first = read(one)
  const others = [read(one), read(two), read(one)]
  expect(queries).toHaveLength(1)
  queries[0]?.succeed([{ ...one, version: 'old' }])
  expect(await first).toBe('old')
  expect(queries.map(({ keys }) => keys)).toEqual([[one], [one, two]])
  queries[1]?.succeed([
    { ...one, version: 'new' },
    { ...two, version: 'b' },
  ])
  expect(await Promise.all(others)).toEqual(['new', 'b', 'new'])
})

test('error: a failed query fails its askers and no later ones', async () => {
  const { queries, read } = setup()
  const first = read(one)
  const second = read(one)
  queries[0]?.fail()
  await expect(first).rejects.toThrow('down')
  queries[1]?.succeed([{ ...one, version: 'a' }])
  expect(await second).toBe('a')
})
