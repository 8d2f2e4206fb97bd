import { getQueueDigest } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { QueueDigest } from './QueueDigest.tsx'

const t = createCatalogue('securityAlerts')

const [one, other]: [Hex, Hex] = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`]
const digestOf = (hashes: readonly Hex[]) =>
  getQueueDigest({ chainId: testSafe.chainId, hashes, nonce: 5n, safe: testSafe.address })

test('default: the same queue has the same code, in whatever order it is told; another has another', async () => {
  const first = await renderWithServices(<QueueDigest hashes={[one, other]} nonce={5n} safe={testSafe} />)
  await expect.element(first.getByText(digestOf([other, one]))).toBeVisible()
  await expect.element(first.getByRole('button', { name: `Copy ${t('digest')}` })).toBeVisible()
  await expectAccessible(first.container)
  await first.unmount()
  const second = await renderWithServices(<QueueDigest hashes={[one]} nonce={5n} safe={testSafe} />)
  await expect.element(second.getByText(digestOf([one]))).toBeVisible()
  expect(digestOf([one])).not.toBe(digestOf([one, other]))
})

test('behavior: there is no code for what is not verified yet', async () => {
  const screen = await renderWithServices(<QueueDigest hashes={undefined} nonce={5n} safe={testSafe} />)
  await expect.element(screen.getByText(t('digestPending'))).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})
