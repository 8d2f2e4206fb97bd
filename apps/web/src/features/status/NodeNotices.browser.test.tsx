import { expectAccessible } from '@countersign/test/browser'
import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { headQuery } from '../../domain/safe/queries.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { NodeMissingNotice, OfflineNotice } from './NodeNotices.tsx'
import { StatusBar } from './StatusBar.tsx'

const t = createCatalogue('shell')
const tCommon = createCatalogue('common')
const tStatus = createCatalogue('status')

const node = (method: string) => (method === 'eth_chainId' ? '0x7a69' : '0x10')
const setup = (answerNode: ((method: string) => unknown) | undefined) =>
  renderWithServices(<OfflineNotice chainId={testChain.id} />, answerNode ? { answerNode } : {})

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  // `onlineManager` is shared and misses events without observers; later tests would wait for a network.
  onTestFinished(() => onlineManager.setOnline(true))
}

test('default: told when the browser says so and the node does not answer, until it is online again', async () => {
  const screen = await setup(undefined)
  expect(screen.container.textContent).toBe('')
  goOffline()
  await expect.element(screen.getByText(t('offlineTitle'))).toBeVisible()
  await expect.element(screen.getByText(t('offlineText'))).toBeVisible()
  await expectAccessible(screen.container)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText(t('offlineTitle'))).not.toBeInTheDocument()
})

test('behavior: a node on this machine needs no network', async () => {
  const screen = await setup(node)
  goOffline()
  const { queryKey } = headQuery(screen.services, testChain.id)
  await expect.poll(() => screen.services.queryClient.getQueryData(queryKey)).toEqual({ block: 16n })
  expect(screen.container.textContent).toBe('')
})

const without = { ...testChain, rpcUrls: { default: { http: [] }, public: { http: [] } } }

test('default: a chain without a node says what is missing and who can add it', async () => {
  const screen = await renderWithServices(
    <>
      <NodeMissingNotice chain={without} />
      <StatusBar chain={without} />
    </>,
  )
  await expect.element(screen.getByText(tCommon('nodeMissing'))).toBeVisible()
  await expect.element(screen.getByRole('link', { name: t('settings') })).toHaveAttribute('href', '/settings')
  await expect.poll(() => screen.getByText(t('nodeMissing')).elements().length).toBe(2)
  expect(screen.getByText(tStatus('nodeDown')).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: nothing where there is a node', async () => {
  const screen = await renderWithServices(<NodeMissingNotice chain={testChain} />)
  expect(screen.container.textContent).toBe('')
})
