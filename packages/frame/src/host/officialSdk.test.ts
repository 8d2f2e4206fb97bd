import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { stringToHex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { appOrigin, createHostedApp, plainMethods } from '../../test/createHostedApp.ts'
import { recipient, someHash, transactions, typedData } from '../../test/samples.ts'
import { HostRefusal } from './callMethod.ts'
import type { HostMethods } from './HostMethods.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The unmodified SDK 9.1.0, in the window of an app that our host shows. */
function setup(methods: Partial<HostMethods> = {}) {
  const hosted = createHostedApp(methods)
  vi.stubGlobal('window', hosted.app)
  return { ...hosted, sdk: new SafeAppsSDK() }
}

test('default: the official SDK understands every answer', async () => {
  const { sdk } = setup({ getOffChainSignature: () => '0x33' })
  expect(await sdk.safe.getInfo()).toEqual(await plainMethods.getSafeInfo({ ...context }))
  expect(await sdk.safe.getChainInfo()).toMatchObject({ chainId: '31337', shortName: 'local' })
  expect(await sdk.safe.getEnvironmentInfo()).toEqual({ origin: 'https://host.example' })
  expect(await sdk.safe.experimental_getBalances({ currency: 'eur' })).toMatchObject({ currency: 'eur' })
  expect(await sdk.safe.getOffChainSignature(someHash)).toBe('0x33')
  expect(await sdk.txs.getBySafeTxHash(someHash)).toEqual({ safeTxHash: someHash })
  expect(await sdk.txs.send({ txs: [...transactions] })).toEqual({ safeTxHash: someHash })
  expect(await sdk.txs.signMessage('hello')).toEqual({ messageHash: someHash, signature: '0x11' })
  expect(await sdk.txs.signTypedMessage(typedData)).toEqual({ messageHash: someHash, signature: '0x22' })
  expect(await sdk.eth.getBalance([recipient])).toEqual({ call: 'eth_getBalance', params: [recipient, 'latest'] })
  expect(await sdk.eth.setSafeSettings([{ offChainSigning: false }])).toEqual({ offChainSigning: false })
  expect(await sdk.wallet.getPermissions()).toEqual([])
  expect(await sdk.wallet.requestPermissions([{ requestAddressBook: {} }])).toMatchObject([
    { invoker: appOrigin, parentCapability: 'requestAddressBook' },
  ])
})

const context = { origin: appOrigin, sdkVersion: '9.1.0', signal: new AbortController().signal }

test('behavior: methods get what was sent, parsed', async () => {
  const seen: unknown[] = []
  const { sdk } = setup({
    sendTransactions: (params) => {
      seen.push(params)
      return { safeTxHash: someHash }
    },
    signMessage: (params) => {
      seen.push(params)
      return { safeTxHash: someHash }
    },
  })
  await sdk.txs.send({ params: { safeTxGas: 500_000 }, txs: [{ data: '0xAB', to: recipient, value: '0x10' }] })
  expect(await sdk.txs.signMessage(stringToHex('hello'))).toEqual({ safeTxHash: someHash })
  expect(seen).toEqual([{ txs: [{ data: '0xab', to: recipient, value: 16n }] }, { message: 'hello' }])
})

test('behavior: a rejection of the owner is an error with the message of the official host', async () => {
  const { sdk } = setup({
    requestPermissions: () => Promise.reject(new HostRefusal('Permissions were rejected')),
    sendTransactions: () => Promise.reject(new HostRefusal('Transaction was rejected')),
  })
  await expect(sdk.txs.send({ txs: [...transactions] })).rejects.toThrow('Transaction was rejected')
  await expect(sdk.wallet.requestPermissions([{ requestAddressBook: {} }])).rejects.toMatchObject({ code: 4001 })
})

test('behavior: which Safe it is, within the ten milliseconds that wagmi waits: no timer is in the way', async () => {
  const { sdk } = setup()
  let info: unknown
  void sdk.safe.getInfo().then((answer) => {
    info = answer
  })
  for (let turn = 0; turn < 50 && info === undefined; turn += 1) await Promise.resolve()
  expect(info).toMatchObject({ safeAddress: recipient })
})
