import { expectAccessible } from '@countersign/test/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { openUserNetworks } from '../../domain/settings/userNetworks.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { NetworksCard } from './NetworksCard.tsx'

const t = createCatalogue('networks')
const tSettings = createCatalogue('settings')
const fetchBefore = window.fetch
afterEach(() => {
  window.fetch = fetchBefore
})

async function setup({ chainId = 7, rule = 'listed' }: { chainId?: number; rule?: 'listed' | 'off' } = {}) {
  window.fetch = async () => Response.json({ id: 0, jsonrpc: '2.0', result: `0x${chainId.toString(16)}` })
  const onRestart = vi.fn()
  const screen = await renderWithServices(<NetworksCard onRestart={onRestart} />, {
    prepare: ({ config }) => {
      config.nodeOrigins = ['http://own.test']
      config.userNetworks = rule
    },
  })
  const add = async (url: string, name = 'Ours') => {
    await screen.getByLabelText(t('rpcLabel')).fill(url)
    await screen.getByLabelText(t('nameLabel')).fill(name)
    await screen.getByRole('button', { name: t('add') }).click()
  }
  return { add, onRestart, screen, stored: () => openUserNetworks(screen.services.storage).get() }
}

test('default: a network is stored with the chain id of its node, and removed again', async () => {
  const { add, onRestart, screen, stored } = await setup()
  await add('http://own.test/key')
  const network = { explorerUrl: '', id: 7, name: 'Ours', rpcUrl: 'http://own.test/key', symbol: 'ETH' }
  await expect.poll(stored).toEqual([network])
  await expect.element(screen.getByText(t('details', { host: 'own.test', id: '7', symbol: 'ETH' }))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: tSettings('reload') }).click()
  expect(onRestart).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: t('removeWho', { name: 'Ours' }) }).click()
  expect(stored()).toEqual([])
})

test.each([
  ['a node that is not allowed', 'http://other.test', 'Ours', /^http:\/\/other.test is not allowed\./],
  ['no URL', 'own.test', 'Ours', tSettings('nodeRefusal.invalid')],
  ['no name', 'http://own.test', ' ', t('nameMissing')],
])('error: %s', async (_, url, name, sentence) => {
  const { add, screen, stored } = await setup()
  await add(url, name)
  await expect.element(screen.getByText(sentence)).toBeVisible()
  expect(stored()).toEqual([])
})

test('error: a chain that is here already, and a rule against networks', async () => {
  const { add, screen } = await setup({ chainId: 31_337 })
  await add('http://own.test')
  await expect.element(screen.getByText(t('known', { id: '31337', name: 'Demo chain' }))).toBeVisible()
  await screen.unmount()
  const off = await setup({ rule: 'off' })
  await expect.element(off.screen.getByText(t('off'))).toBeVisible()
})
