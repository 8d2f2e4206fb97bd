import { RejectedInHostError } from '@countersign/frame'
import { hashSafeMessage } from '@countersign/protocol/hash'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createTestHost } from '../../../test/createTestHost.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HostMessage } from './HostActions.tsx'

const t = createCatalogue('embedded')

const { address: safe, chainId } = testSafe
const messageHash = hashSafeMessage({ chainId, message: 'hello', safe, version: '1.4.1' }).safeMessageHash
const node: Record<string, unknown> = {
  eth_call: `0x1626ba7e${'00'.repeat(28)}`,
  eth_chainId: '0x7a69',
  eth_getBlockByNumber: { hash: `0x${'9'.repeat(64)}`, number: '0x9', timestamp: '0x1' },
}

async function setup(answer: (method: string) => unknown, text: string) {
  const screen = await renderWithServices(<HostMessage host={createTestHost(answer)} version="1.4.1" />, {
    answerNode: (method) => node[method],
  })
  await screen.getByRole('button', { name: t('message') }).click()
  await screen.getByRole('textbox', { name: t('messageLabel') }).fill(text)
  await screen.getByRole('button', { name: t('messageSign') }).click()
  return screen
}

test('default: signed in the host, judged by the Safe on the chain, and there to be copied', async () => {
  const screen = await setup(() => ({ messageHash, signature: '0x1234' }), 'hello')
  await expect.element(screen.getByText(t('messageSigned'))).toBeVisible()
  await expect.element(screen.getByText('0x1234')).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: waits with the reader for the owners, and stops when told to', { tags: 'long' }, async () => {
  const screen = await setup((method) => (method === 'signMessage' ? { messageHash } : ''), 'hello')
  await expect.element(screen.getByText(t('signInCollecting'))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('cancel') }).click()
  await expect.element(screen.getByText(t('signInCollecting'))).not.toBeInTheDocument()
  expect(screen.getByRole('alert').elements()).toEqual([])
})

test('error: what is no typed data is not asked for, and stays in its field', async () => {
  const requested: string[] = []
  const screen = await setup((method) => requested.push(method), '{"types":{}}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Invalid typed data')
  await expect.element(screen.getByRole('textbox', { name: t('messageLabel') })).toHaveValue('{"types":{}}')
  expect(requested).toEqual([])
})

test('error: rejected in the host, or signed as something else', { tags: 'long' }, async () => {
  const refused = await setup(() => {
    throw new RejectedInHostError({ method: 'signMessage' })
  }, 'hello')
  await expect.element(refused.getByRole('alert')).toHaveTextContent(t('rejected'))
  await refused.unmount()
  const other = await setup(() => ({ messageHash: `0x${'5a'.repeat(32)}`, signature: '0x1234' }), 'hello')
  await expect.element(other.getByRole('alert')).toHaveTextContent(t('otherMessage'))
})
