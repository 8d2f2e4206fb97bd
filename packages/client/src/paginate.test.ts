import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'

async function collect(pages: AsyncIterable<number>): Promise<number[]> {
  const items: number[] = []
  for await (const item of pages) items.push(item)
  return items
}

test('default: walks to the page without next', async () => {
  const requested: (string | undefined)[] = []
  const list = async (pageUrl: string | undefined) => {
    requested.push(pageUrl)
    return pageUrl === undefined ? { next: '/2', results: [1, 2] } : { next: null, results: [3] }
  }
  expect(await collect(paginate(list))).toEqual([1, 2, 3])
  expect(requested).toEqual([undefined, '/2'])
})

/** An endless list. */
function createEndlessList() {
  const calls: number[] = []
  const list = async () => {
    calls.push(calls.length)
    return { next: `/${calls.length}`, results: [calls.length] }
  }
  return { calls, list }
}

test('behavior: fetches no page that nobody reads', async () => {
  const { calls, list } = createEndlessList()
  for await (const item of paginate(list)) {
    expect(item).toBe(1)
    break
  }
  expect(calls).toHaveLength(1)
})

test('parameters: maxPages', async () => {
  const { calls, list } = createEndlessList()
  await expect(collect(paginate(list, { maxPages: 3 }))).rejects.toMatchObject({ code: 'TOO_MANY_PAGES' })
  expect(calls).toHaveLength(3)
})

test('error: links that run in a circle', async () => {
  const list = async (pageUrl: string | undefined) => ({ next: pageUrl === '/a' ? '/b' : '/a', results: [] })
  await expect(collect(paginate(list))).rejects.toMatchObject({
    shortMessage: 'The service repeats its list after 3 pages.',
  })
})
