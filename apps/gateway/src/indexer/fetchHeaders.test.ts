import { createPublicClient, custom, numberToHex, zeroHash } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ChainClient } from '../lib/createChainClient.ts'
import { createKnownHead } from './fetchHeaders.ts'

test('default: a head is recalled for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let number = 6
  const request = async () => {
    number += 1
    return { hash: zeroHash, number: numberToHex(number), parentHash: zeroHash, timestamp: '0x1' }
  }
  const client = createPublicClient({ transport: custom({ request }) }) as ChainClient
  const head = createKnownHead({ client })
  expect(head.recall()).toBeUndefined()
  expect((await head.fetch()).number).toBe(7)
  vi.advanceTimersByTime(4_999)
  expect(head.recall()?.number).toBe(7)
  vi.advanceTimersByTime(1)
  expect(head.recall()).toBeUndefined()
  expect((await head.fetch()).number).toBe(8)
  expect(head.recall()?.number).toBe(8)
})
