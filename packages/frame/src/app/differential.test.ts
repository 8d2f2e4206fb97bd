import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestWindow } from '../../test/createTestWindow.ts'
import { recipient, someHash, transactions, typedData } from '../../test/samples.ts'
import { createFrame, type Frame } from '../transport/createFrame.ts'
import { getChainInfo, getEnvironmentInfo, getSafeBalances, getSafeInfo } from './info.ts'
import { getOffChainSignature, signMessage, signTypedMessage } from './messages.ts'
import { getPermissions, requestAddressBook, requestPermissions } from './permissions.ts'
import { rpcCall, setSafeSettings } from './rpcCall.ts'
import { getTransaction, sendTransactions } from './transactions.ts'

const MessageSchema = z.looseObject({ env: z.object({ sdkVersion: z.string() }), id: z.string(), method: z.string() })
afterEach(() => void vi.unstubAllGlobals())

/** One host for both: it notes what it is sent and knows enough to let every call go on. */
function setup() {
  const page = createTestWindow({
    onRequest(message) {
      const { id, method } = MessageSchema.parse(message)
      return { data: method.startsWith('wallet_') ? permissions[method] : '0x', id, success: true, version: '9.1.0' }
    },
  })
  const permission = { caveats: [], date: 1, invoker: 'app', parentCapability: 'requestAddressBook' }
  const permissions: Record<string, unknown> = { wallet_getPermissions: [], wallet_requestPermissions: [permission] }
  return page
}

/** Ids are random in both. Everything else must be the same, also what is there and undefined. */
function listMessages(page: ReturnType<typeof setup>) {
  return page.sent.map(({ message }) => {
    const { id, ...rest } = MessageSchema.parse(message)
    expect(id).toMatch(/^[0-9a-f]{10}$/)
    expect(Object.keys(Object(message)).toSorted()).toEqual(['env', 'id', 'method', 'params'])
    return rest
  })
}

type Call = { name: string; official: (sdk: SafeAppsSDK) => Promise<unknown>; ours: (frame: Frame) => Promise<unknown> }

const [first] = transactions
const calls: Call[] = [
  { name: 'getSafeInfo', official: (sdk) => sdk.safe.getInfo(), ours: (frame) => getSafeInfo(frame) },
  { name: 'getChainInfo', official: (sdk) => sdk.safe.getChainInfo(), ours: (frame) => getChainInfo(frame) },
  {
    name: 'getEnvironmentInfo',
    official: (sdk) => sdk.safe.getEnvironmentInfo(),
    ours: (frame) => getEnvironmentInfo(frame),
  },
  {
    name: 'getSafeBalances',
    official: (sdk) => sdk.safe.experimental_getBalances(),
    ours: (frame) => getSafeBalances(frame),
  },
  {
    name: 'getSafeBalances in euro',
    official: (sdk) => sdk.safe.experimental_getBalances({ currency: 'eur' }),
    ours: (frame) => getSafeBalances(frame, { currency: 'eur' }),
  },
  {
    name: 'getTxBySafeTxHash',
    official: (sdk) => sdk.txs.getBySafeTxHash(someHash),
    ours: (frame) => getTransaction(frame, { safeTxHash: someHash }),
  },
  {
    name: 'sendTransactions',
    official: (sdk) => sdk.txs.send({ txs: [{ ...first }] }),
    ours: (frame) => sendTransactions(frame, { transactions: [{ to: recipient, value: 1n }] }),
  },
  {
    name: 'sendTransactions, a batch with gas',
    official: (sdk) => sdk.txs.send({ params: { safeTxGas: 7 }, txs: [...transactions] }),
    ours: (frame) =>
      sendTransactions(frame, {
        safeTxGas: 7,
        transactions: transactions.map(({ data, to, value }) => ({ data, to, value: BigInt(value) })),
      }),
  },
  {
    name: 'signMessage',
    official: (sdk) => sdk.txs.signMessage('héllo\n'),
    ours: (frame) => signMessage(frame, { message: 'héllo\n' }),
  },
  {
    name: 'signTypedMessage',
    official: (sdk) => sdk.txs.signTypedMessage(typedData),
    ours: (frame) => signTypedMessage(frame, { typedData }),
  },
  {
    name: 'getOffChainSignature',
    official: (sdk) => sdk.safe.getOffChainSignature(someHash),
    ours: (frame) => getOffChainSignature(frame, { messageHash: someHash }),
  },
  {
    name: 'rpcCall',
    official: (sdk) => sdk.eth.getBalance([recipient]),
    ours: (frame) => rpcCall(frame, { call: 'eth_getBalance', params: [recipient, 'latest'] }),
  },
  {
    name: 'safe_setSettings',
    official: (sdk) => sdk.eth.setSafeSettings([{ offChainSigning: false }]),
    ours: (frame) => setSafeSettings(frame, { offChainSigning: false }),
  },
  {
    name: 'wallet_getPermissions',
    official: (sdk) => sdk.wallet.getPermissions(),
    ours: (frame) => getPermissions(frame),
  },
  {
    name: 'wallet_requestPermissions',
    official: (sdk) => sdk.wallet.requestPermissions([{ requestAddressBook: {} }]),
    ours: (frame) => requestPermissions(frame, { permissions: [{ requestAddressBook: {} }] }),
  },
  {
    name: 'requestAddressBook, with the permission asked for before',
    official: (sdk) => sdk.safe.requestAddressBook(),
    ours: (frame) => requestAddressBook(frame),
  },
]

test.each(calls)('behavior: $name sends what the official SDK 9.1.0 sends', async ({ official, ours }) => {
  const page = setup()
  const frame = createFrame({ hosts: ['https://host.example'], page })
  // The host's answers are as short as they can be: whether they parse is another test's matter.
  await ours(frame).catch(() => undefined)
  frame.dispose()

  const theirs = setup()
  vi.stubGlobal('window', theirs)
  await official(new SafeAppsSDK())

  expect(listMessages(page).length).toBeGreaterThan(0)
  expect(listMessages(page)).toStrictEqual(listMessages(theirs))
  // The one difference: theirs is for whoever is above, ours for the host alone.
  expect(new Set(theirs.sent.map(({ target }) => target))).toEqual(new Set(['*']))
  expect(new Set(page.sent.map(({ target }) => target))).toEqual(new Set(['https://host.example']))
})
