import { expect, test } from 'vitest'
import { requestPermissions, watchAsset } from './walletRequests.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function createWallet(answer: () => unknown) {
  const requested: unknown[] = []
  return {
    requested,
    async request(request: unknown) {
      requested.push(request)
      return answer()
    },
  }
}
const refuse = (error: unknown) => () => {
  throw error
}

test('default: requests an ERC-20 with 18 decimals', async () => {
  const wallet = createWallet(() => true)
  expect(await watchAsset(wallet, { address: token, symbol: 'DEMO' })).toEqual({ status: 'added' })
  expect(wallet.requested).toEqual([
    {
      method: 'wallet_watchAsset',
      params: { options: { address: token, decimals: 18, symbol: 'DEMO' }, type: 'ERC20' },
    },
  ])
})

test('parameters: decimals, image', async () => {
  const wallet = createWallet(() => true)
  await watchAsset(wallet, { address: token, decimals: 6, image: 'data:image/png;base64,', symbol: 'USDC' })
  expect(wallet.requested).toMatchObject([{ params: { options: { decimals: 6, image: 'data:image/png;base64,' } } }])
})

test('behavior: accounts that the wallet grants', async () => {
  const wallet = createWallet(() => [
    {
      caveats: [{ type: 'restrictReturnedAccounts', value: [alice.toLowerCase(), 'x'] }],
      parentCapability: 'eth_accounts',
    },
    { parentCapability: 'other' },
  ])
  expect(await requestPermissions(wallet)).toEqual({ accounts: [alice], status: 'granted' })
  expect(wallet.requested).toEqual([{ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] }])
})

test.each([
  [{ code: 4001 }, 'rejected'],
  [{ code: -32002 }, 'pending'],
  [{ code: 4200 }, 'unsupported'],
  [{ code: -32601 }, 'unsupported'],
  [new Error('boom'), 'failed'],
])('error: %o is %s', async (error, status) => {
  const wallet = createWallet(refuse(error))
  expect(await watchAsset(wallet, { address: token, symbol: 'X' })).toEqual({ error, status })
  expect(await requestPermissions(wallet)).toEqual({ error, status })
})

test('behavior: a wallet that answers false refused', async () => {
  expect(
    await watchAsset(
      createWallet(() => false),
      { address: token, symbol: 'X' },
    ),
  ).toMatchObject({ status: 'rejected' })
})
