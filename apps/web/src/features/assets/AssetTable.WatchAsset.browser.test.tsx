import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { type CreateConnectorFn, mock } from 'wagmi'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { alice, carol } from '../../../test/testReport.ts'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { WatchAsset } from './AssetTable.tsx'

const t = createCatalogue('assets')
const tConnect = createCatalogue('connect')

const token: Holding = { ...testCoin, decimals: 6, isNative: false, symbol: 'USDC', token: carol, type: 'ERC20' }

/** A wallet on the test chain that returns this answer. */
async function setup(answer: () => unknown, chain = testChain) {
  const requested: unknown[] = []
  const request = async (sent: { method: string }) => {
    if (!sent.method.startsWith('wallet_')) return [alice]
    requested.push(sent)
    return answer()
  }
  const connector: CreateConnectorFn = (config) => ({
    ...mock({ accounts: [alice] })(config),
    getChainId: async () => testChain.id,
    getProvider: async () => ({ request }),
  })
  const screen = await renderWithServices(<WatchAsset chain={chain} holding={token} />, { connector })
  return { requested, button: screen.getByRole('button', { name: t('watchWhat', { symbol: 'USDC' }) }), screen }
}

const refuse = (error: unknown) => () => Promise.reject(error)

test('default: asks the wallet for the token as its contract describes it', async () => {
  const { requested, button, screen } = await setup(() => true)
  await button.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(t('watchAdded', { symbol: 'USDC' }))
  expect(requested).toEqual([
    {
      method: 'wallet_watchAsset',
      params: { options: { address: carol, decimals: 6, symbol: 'USDC' }, type: 'ERC20' },
    },
  ])
  await expectAccessible(screen.container)
})

test.each([
  ['4001', refuse({ code: 4001, message: 'no' }), t('watchRejected')],
  ['false', () => false, t('watchRejected')],
  ['4200', refuse({ code: 4200, message: 'no' }), t('watchUnsupported')],
  ['-32601', refuse({ code: -32601, message: 'no' }), t('watchUnsupported')],
  ['-32002', refuse({ code: -32002, message: 'no' }), tConnect('switchPending')],
  [
    'anything else',
    refuse({ code: -32000, message: 'Token is cursed' }),
    t('watchFailed', { reason: 'Token is cursed' }),
  ],
])('error: a wallet that answers %s', async (_, answer, sentence) => {
  const { button, screen } = await setup(answer)
  await button.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(sentence)
})

test('behavior: a wallet on another chain is not asked, it would list the token there', async () => {
  const { requested, button } = await setup(() => true, { ...testChain, id: 1 })
  await expect.element(button).toHaveAttribute('title', t('watchElsewhere', { chain: 'Demo chain' }))
  await button.click({ force: true })
  expect(requested).toEqual([])
})

test('behavior: nobody connected, nothing to add to', async () => {
  const screen = await renderWithServices(<WatchAsset chain={testChain} holding={token} />)
  expect(screen.getByRole('button').elements()).toEqual([])
})
