import { expectAccessible } from '@countersign/test/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ChainCard } from './ChainCard.tsx'

const t = createCatalogue('settings')
const tSecurityAlerts = createCatalogue('securityAlerts')

const origin = 'http://app.test'
const own = 'http://own.test/rpc'
const fetchBefore = window.fetch

afterEach(() => {
  window.fetch = fetchBefore
})

/** Mocks only the node's answer to `eth_chainId`. */
async function setup(chainId?: number) {
  const requested: string[] = []
  window.fetch = async (input) => {
    requested.push(input instanceof Request ? input.url : String(input))
    if (chainId === undefined) throw new TypeError('Failed to fetch')
    return Response.json({ id: 0, jsonrpc: '2.0', result: `0x${chainId.toString(16)}` })
  }
  const onRestart = vi.fn()
  const screen = await renderWithServices(<ChainCard chain={testChain} onRestart={onRestart} origin={origin} />, {
    prepare: ({ config }) => {
      config.nodeOrigins = ['http://own.test']
    },
  })
  const save = async (label: string, text: string, action: string) => {
    await screen.getByLabelText(label).fill(text)
    await screen.getByRole('button', { name: action }).click()
  }
  const takeNode = (text: string) => save(t('nodeLabel', { chain: 'Demo chain' }), text, t('nodeSave'))
  return { requested, onRestart, save, screen, settings: () => screen.services.settings.get(), takeNode }
}

test('default: a node that says it is of this chain is kept, and used once the page starts anew', async () => {
  const { requested, onRestart, screen, settings, takeNode } = await setup(31337)
  await expectAccessible(screen.container)
  await takeNode(` ${own} `)
  await expect.poll(() => settings().nodes).toEqual({ 31337: own })
  expect(requested).toEqual([own])
  await expect.element(screen.getByText(t('nodeReload'))).toBeVisible()
  await screen.getByRole('button', { name: t('reload') }).click()
  expect(onRestart).toHaveBeenCalledOnce()
  await takeNode('')
  await expect.poll(() => settings().nodes).toEqual({ 31337: '' })
})

test.each([
  ['of another chain', own, 1, t('nodeOtherChain', { chain: 'Demo chain', wanted: 31337, found: 1 })],
  ['that does not answer', own, undefined, t('nodeUnreachable')],
  [
    'that the operator did not name',
    'https://stranger.test',
    31337,
    t('nodeRefusal.notAllowed', { origin: 'https://stranger.test' }),
  ],
  ['that is no address', 'own.test', 31337, t('nodeRefusal.invalid')],
])('error: a node %s is refused in words, and nothing is changed', async (_, url, chainId, sentence) => {
  const { screen, settings, takeNode } = await setup(chainId)
  await takeNode(url)
  await expect.element(screen.getByText(sentence)).toBeVisible()
  expect(settings().nodes).toEqual({})
})

test('behavior: a second node is looked at in the same way', async () => {
  const { save, screen, settings } = await setup(1)
  await save(tSecurityAlerts('secondNodeLabel', { chain: 'Demo chain' }), own, tSecurityAlerts('secondNodeSave'))
  await expect
    .element(screen.getByText(t('nodeOtherChain', { chain: 'Demo chain', wanted: 31337, found: 1 })))
    .toBeVisible()
  expect(settings().secondNodes).toEqual({})
})

test('behavior: an explorer is a link and nothing that runs', async () => {
  const { save, screen, settings } = await setup()
  const label = t('explorerLabel', { chain: 'Demo chain' })
  await save(label, 'javascript:alert(1)', t('explorerSave'))
  await expect.element(screen.getByText(t('explorerInvalid'))).toBeVisible()
  await save(label, 'https://scan.test', t('explorerSave'))
  await expect.poll(() => settings().explorers).toEqual({ 31337: 'https://scan.test' })
})
