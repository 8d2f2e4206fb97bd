import { expect, test } from 'vitest'
import { withNodeTimeout } from './withNodeTimeout.ts'

test("default: the answer, or the failure that is not the node's", async () => {
  expect(await withNodeTimeout(1, async () => 5)).toBe(5)
  await expect(withNodeTimeout(1, () => Promise.reject(new RangeError('ours')))).rejects.toThrowError('ours')
})

test('error: a node that is silent is given up, with the time to retry', async () => {
  const silent = withNodeTimeout(1, () => new Promise(() => undefined), { timeout: 50 })
  await expect(silent).rejects.toMatchObject({
    cause: { message: expect.stringContaining('within 50 ms') },
    code: 'NODE_UNAVAILABLE',
    retryAfter: 5,
    status: 503,
  })
})
