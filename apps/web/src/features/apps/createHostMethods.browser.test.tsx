import { HostRefusal } from '@countersign/frame/host'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { alice, bob, carol, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import {
  type Answer,
  getRequest,
  type RequestedCall,
  type Requester,
} from '../../domain/app-requests/createRequestQueue.ts'
import { agree, openHostedApps } from '../../domain/safe-apps/storedApps.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { createHostMethods } from './createHostMethods.ts'

const t = createCatalogue('apps')

const requester: Requester = { via: 'frame', origin: 'https://app.example', name: 'Swap' }
const context = { origin: requester.origin, sdkVersion: '9.1.0', signal: new AbortController().signal }
const txs = [{ to: dave, value: 1n, data: '0x' }] satisfies RequestedCall[]
const hash = `0x${'ab'.repeat(32)}` as const

function setup({ fallbackHandler }: { fallbackHandler?: `0x${string}` } = { fallbackHandler: dave }) {
  const services = createTestServices({ answerNode: (method, params) => ({ method, params }) })
  openHostedApps(services.storage).update((all) =>
    agree(all, requester.origin, { agreedAt: 1, canOpenTabs: false, features: [] }),
  )
  const methods = createHostMethods(services, {
    requester,
    getState: () => ({ ...testState, fallbackHandler }),
    isReadOnly: () => false,
    safe: testSafe,
  })
  const queue = getRequest(services)
  /** Answers the last request, as an owner would. */
  const decide = (answer: Answer) => queue.answer(queue.get().at(-1)?.id ?? 0, answer)
  return { decide, methods, queue, services }
}

test('default: the Safe, in all twelve fields of the official host', async () => {
  const { methods } = setup()
  expect(await methods.getSafeInfo(context)).toStrictEqual({
    chainId: 31337,
    fallbackHandler: dave,
    guard: null,
    implementation: testState.implementation,
    isReadOnly: false,
    modules: null,
    network: 'DEMO CHAIN',
    nonce: 5,
    owners: [alice, bob, carol],
    safeAddress: testSafe.address,
    threshold: 2,
    version: '1.4.1',
  })
})

test('behavior: the chain by the operator’s word, in the fields of the official host', async () => {
  const { methods } = setup()
  const explorer = `${window.location.origin}/explorer/31337`
  expect(await methods.getChainInfo(context)).toStrictEqual({
    blockExplorerUriTemplate: {
      address: `${explorer}/address/{{address}}`,
      api: `${explorer}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
      txHash: `${explorer}/tx/{{txHash}}`,
    },
    chainId: '31337',
    chainName: 'Demo chain',
    nativeCurrency: { decimals: 18, logoUri: '', name: 'Ether', symbol: 'ETH' },
    shortName: 'demo',
  })
  expect(await methods.getEnvironmentInfo(context)).toEqual({ origin: window.location.origin })
})

test('behavior: reads go to the operator’s node as they are', async () => {
  const { methods } = setup()
  expect(await methods.rpcCall({ call: 'eth_getBalance', params: [dave, 'latest'] }, context)).toEqual({
    method: 'eth_getBalance',
    params: [dave, 'latest'],
  })
})

test('behavior: a hash when decided; refusals in the words that apps know', async () => {
  const { decide, methods, queue } = setup()
  const sent = methods.sendTransactions({ txs }, context)
  expect(queue.get()).toMatchObject([{ body: { calls: txs, kind: 'transactions' }, requester, status: 'open' }])
  decide({ outcome: 'transaction', safeTxHash: hash })
  expect(await sent).toEqual({ safeTxHash: hash })
  const refused = methods.sendTransactions({ txs }, context)
  decide({ outcome: 'refused', reason: 'owner' })
  await expect(refused).rejects.toThrow(t('refusals.transaction'))
})

test('behavior: more than can wait is a flood', async () => {
  const { methods } = setup()
  for (let count = 0; count < 5; count += 1) void methods.sendTransactions({ txs }, context)
  const error: unknown = await Promise.resolve(methods.sendTransactions({ txs }, context)).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(HostRefusal)
  expect(error).toMatchObject({ isFlood: true, text: t('refusals.flood') })
})

test('behavior: messages off the chain, unless the Safe, the app or its settings cannot', async () => {
  const request = async ({ methods, queue }: ReturnType<typeof setup>, sdkVersion = '9.1.0') => {
    void methods.signMessage({ message: 'Hello' }, { ...context, sdkVersion })
    return queue.get().at(-1)?.body
  }
  expect(await request(setup())).toEqual({ content: 'Hello', isOnChain: false, kind: 'message' })
  expect(await request(setup(), '7.10.9')).toMatchObject({ isOnChain: true })
  expect(await request(setup({}))).toMatchObject({ isOnChain: true })
  const set = setup()
  expect(await set.methods.setSafeSettings({ offChainSigning: false }, context)).toEqual({ offChainSigning: false })
  expect(await request(set)).toMatchObject({ isOnChain: true })
})

test('behavior: names only for whom they were allowed, asked for once, and gone when taken back', async () => {
  const { decide, methods, queue, services } = setup()
  services.names.update(() => ({ [dave]: 'Dave' }))
  expect(await methods.requestAddressBook(context)).toEqual([])
  expect(await methods.getPermissions(context)).toEqual([])
  const refused = methods.requestPermissions([{ requestAddressBook: {} }], context)
  decide({ outcome: 'refused', reason: 'owner' })
  await expect(refused).rejects.toThrow(t('refusals.permissions'))
  const granted = methods.requestPermissions([{ requestAddressBook: {} }], context)
  decide({ outcome: 'granted' })
  const permission = {
    caveats: [],
    date: expect.any(Number),
    invoker: requester.origin,
    parentCapability: 'requestAddressBook',
  }
  expect(await granted).toEqual([permission])
  expect(await methods.requestAddressBook(context)).toEqual([{ address: dave, chainId: '31337', name: 'Dave' }])
  const before = queue.get().length
  expect(await methods.requestPermissions([{ requestAddressBook: {} }], context)).toEqual([permission])
  expect(queue.get()).toHaveLength(before)
})
