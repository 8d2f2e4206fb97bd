import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { type RenderWithServicesParameters, renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { StatusBar } from './StatusBar.tsx'

const t = createCatalogue('status')

const node = (chainId: string) => (method: string) => (method === 'eth_chainId' ? chainId : '0x10')
const service = (block: number) => () => ({
  currentBlockNumber: block,
  erc20BlockNumber: block,
  erc20Synced: true,
  masterCopiesBlockNumber: block,
  masterCopiesSynced: true,
  synced: true,
})
const setup = (parameters: RenderWithServicesParameters) =>
  renderWithServices(<StatusBar chain={testChain} />, parameters)

test('default: which chain and node this page believes, how far the service is, what was checked', async () => {
  const screen = await setup({ answerNode: node('0x7a69'), answerService: service(16) })
  await expect.element(screen.getByText('block 16')).toBeVisible()
  await expect.element(screen.getByText('127.0.0.1:9')).toBeVisible()
  await expect.element(screen.getByText('up to date')).toBeVisible()
  await screen.getByRole('button', { name: '1 check passed' }).click()
  await expect.element(screen.getByText('The node is on chain 31337')).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: a service that lags says by how much', async () => {
  const screen = await setup({ answerNode: node('0x7a69'), answerService: service(13) })
  await expect.element(screen.getByText('3 blocks behind')).toBeVisible()
})

test('behavior: a service that the user chose is named', async () => {
  const prepare: RenderWithServicesParameters['prepare'] = ({ service, settings }) =>
    settings.update((all) => ({ ...all, serviceUrl: service.baseUrl }))
  const screen = await setup({ answerNode: node('0x7a69'), answerService: () => new Error('down'), prepare })
  await expect.element(screen.getByText('service.test, chosen by you')).toBeVisible()
})

test('error: a node on another chain fails the check', async () => {
  const screen = await setup({ answerNode: node('0x1'), answerService: service(16) })
  await expect.element(screen.getByText('node is on chain 1, not 31337')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '1 check failed' })).toBeVisible()
})

test('error: neither answers', async () => {
  const screen = await setup({
    answerNode: () => {
      throw new Error('down')
    },
    answerService: () => {
      throw new Error('down')
    },
  })
  await expect.element(screen.getByText('node unreachable')).toBeVisible()
  await expect.element(screen.getByText('unreachable', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '1 not checked' })).toBeVisible()
})

test('error: a service that answers with something else does answer', async () => {
  const screen = await setup({ answerService: () => new Response('{}', { status: 404 }) })
  await expect.element(screen.getByText(t('serviceUnusable'))).toBeVisible()
})
