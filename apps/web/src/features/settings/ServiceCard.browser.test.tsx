import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ServiceCard } from './ServiceCard.tsx'

const t = createCatalogue('settings')

const origin = 'http://app.test'
const rpc = { authentication: 'NO_AUTHENTICATION', value: 'http://rpc.test' }
const chains = (chainId: string) => ({
  count: 1,
  next: null,
  previous: null,
  results: [
    {
      blockExplorerUriTemplate: { address: '', txHash: '' },
      chainId,
      chainName: 'Demo chain',
      l2: true,
      nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
      publicRpcUri: rpc,
      rpcUri: rpc,
      safeAppsRpcUri: rpc,
      shortName: 'demo',
    },
  ],
})

async function setup(answer: unknown, chosen = '') {
  const onChanged = vi.fn()
  const screen = await renderWithServices(<ServiceCard onChanged={onChanged} origin={origin} />, {
    answerService: () => answer,
    prepare: ({ config, settings }) => {
      config.serviceOrigins = ['http://other.test']
      settings.update((all) => ({ ...all, serviceUrl: chosen }))
    },
  })
  const field = screen.getByLabelText(t('serviceLabel'))
  const use = async (text: string) => {
    await field.fill(text)
    await screen.getByRole('button', { name: t('serviceSave') }).click()
  }
  return { field, onChanged, screen, use, url: () => screen.services.settings.get().serviceUrl }
}

test('default: the operator’s choice, and another that answers for the same chains', async () => {
  const { onChanged, screen, url, use } = await setup(chains('31337'))
  await expect.element(screen.getByText(origin, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(t('serviceDefault'), { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: t('serviceReset') }).elements()).toEqual([])
  await expectAccessible(screen.container)
  await use('http://other.test/')
  await expect.poll(url).toBe('http://other.test')
  expect(onChanged).toHaveBeenCalledOnce()
  await expect.element(screen.getByText(t('serviceChosen'), { exact: true })).toBeVisible()
})

test('behavior: the way back to the default', async () => {
  const { onChanged, screen, url } = await setup(chains('31337'), 'http://other.test')
  await expect.element(screen.getByText('http://other.test', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: t('serviceReset') }).click()
  expect(url()).toBe('')
  expect(onChanged).toHaveBeenCalledOnce()
})

test.each([
  ['nonsense', chains('31337'), t('serviceRefusal.invalid')],
  ['http://stranger.test', chains('31337'), t('serviceRefusal.notAllowed', { origin: 'http://stranger.test' })],
  ['http://other.test', new Response('{}', { status: 404 }), t('serviceUnreachable', { url: 'http://other.test' })],
  ['http://other.test', { hello: 'world' }, t('serviceUnreachable', { url: 'http://other.test' })],
  ['http://other.test', chains('1'), t('serviceOtherChains', { chains: 'Demo chain' })],
])('error: %s is refused in words, and nothing is changed', async (text, answer, sentence) => {
  const { field, onChanged, screen, url, use } = await setup(answer)
  await use(text)
  await expect.element(screen.getByText(sentence)).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue(text)
  expect([url(), onChanged.mock.calls]).toEqual(['', []])
})

test('behavior: a choice that the operator no longer allows is told', async () => {
  const { screen } = await setup(chains('31337'), 'http://gone.test')
  await expect.element(screen.getByText(t('serviceNotAllowed', { url: 'http://gone.test' }))).toBeVisible()
  await expect.element(screen.getByText(t('serviceDefault'), { exact: true })).toBeVisible()
})
