import { expect, test } from 'vitest'
import { createEmbedding, type Host } from './createEmbedding.ts'

const host = { origin: 'https://host.example' } as Host

test('default: outside a frame nobody is asked', async () => {
  const store = createEmbedding({ isFramed: false, open: () => Promise.reject(new Error('asked')) })
  expect([await store.settled, store.get()]).toEqual([false, { status: 'none' }])
})

test('behavior: a host that answers, and one that does so only when asked again', async () => {
  let isSilent = true
  const seen: string[] = []
  const store = createEmbedding({
    isFramed: true,
    open: async () => {
      if (isSilent) throw new Error('silent')
      return host
    },
  })
  store.subscribe(() => seen.push(store.get().status))
  expect(store.get().status).toBe('connecting')
  expect(await store.settled).toBe(false)
  isSilent = false
  store.retry()
  await expect.poll(() => store.get()).toEqual({ host, status: 'connected' })
  expect(seen).toEqual(['failed', 'connecting', 'connected'])
})
