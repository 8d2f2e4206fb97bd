import { demoAccounts } from '@countersign/devchain/accounts'
import {
  type BorrowedDevchain,
  borrowDevchain,
  createTestClient,
  deploySafe,
  type TestClient,
} from '@countersign/devchain/testing'
import SafeAppsSDK, { TransactionStatus } from '@safe-global/safe-apps-sdk'
import { type Address, type Hex, hashMessage, isHex, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestHost } from '../../test/createTestHost.ts'
import { createTestWindow } from '../../test/createTestWindow.ts'
import { recipient, typedData, typedHash } from '../../test/samples.ts'
import { serveTestHost } from '../../test/serveTestHost.ts'
import { connectToHost } from './connectToHost.ts'
import { getChainInfo, getEnvironmentInfo, getSafeBalances } from './info.ts'
import { getOffChainSignature, isMessageSigned, signMessage, signTypedMessage, waitForSignature } from './messages.ts'
import { getPermissions, requestAddressBook } from './permissions.ts'
import { rpcCall, setSafeSettings } from './rpcCall.ts'
import { getTransaction, sendTransactions } from './transactions.ts'

const [alice, bob, carol] = demoAccounts
const origin = 'https://host.example'
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())
afterEach(() => void vi.unstubAllGlobals())

/** A funded 2-of-3 Safe in a host, and a page inside it. */
async function setup() {
  const owners = [alice.address, bob.address, carol.address]
  const safe = await deploySafe({ client, owners, threshold: 2 })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
  const host = createTestHost({ origin, rpcUrl: chain.url, safe })
  return { host, owners, page: createTestWindow({ onRequest: serveTestHost(host) }), safe }
}

/** The Safe's own word on the chain. */
async function isAccepted(safe: Address, hash: Hex, signature: Hex): Promise<boolean> {
  const args = [hash, signature] as const
  const answer = await client
    .readContract({ abi, address: safe, args, functionName: 'isValidSignature' })
    .catch(() => '')
  return answer === '0x1626ba7e'
}

const getRecipientBalance = () => client.getBalance({ address: recipient })

test('default: every call, ending in executed transactions and accepted signatures', async () => {
  const { host, owners, page, safe } = await setup()
  const { frame, info } = await connectToHost({ hosts: [origin], page })
  expect(info).toMatchObject({ chainId: 31_337, isReadOnly: false, owners, safeAddress: safe, threshold: 2 })
  expect(await getChainInfo(frame)).toMatchObject({ chainId: '31337', nativeCurrency: { symbol: 'ETH' } })
  expect(await getEnvironmentInfo(frame)).toEqual({ origin })
  expect((await getSafeBalances(frame)).items).toMatchObject([{ balance: parseEther('1').toString() }])
  expect(await rpcCall(frame, { call: 'eth_chainId', params: [] })).toBe('0x7a69')

  // One call, and a batch.
  let before = await getRecipientBalance()
  const { safeTxHash } = await sendTransactions(frame, { transactions: [{ to: recipient, value: 5n }] })
  expect((await getRecipientBalance()) - before).toBe(5n)
  expect(await getTransaction(frame, { safeTxHash })).toMatchObject({ txStatus: 'SUCCESS' })
  before = await getRecipientBalance()
  await sendTransactions(frame, { transactions: [2n, 3n].map((value) => ({ to: recipient, value })) })
  expect((await getRecipientBalance()) - before).toBe(5n)

  // Signed at once, over time, as typed data, and on the chain.
  const signed = await signMessage(frame, { message: 'hello' })
  if (!('signature' in signed) || !signed.signature) throw new Error('The host did not sign.')
  expect(await isAccepted(safe, hashMessage('hello'), signed.signature)).toBe(true)
  expect(await isMessageSigned(frame, { message: 'hello', safe, signature: signed.signature })).toBe(true)
  expect(await isMessageSigned(frame, { message: 'other', safe, signature: signed.signature })).toBe(false)

  host.mood.messages = 'later'
  const typed = await signTypedMessage(frame, { typedData })
  if (!('messageHash' in typed)) throw new Error('The host did not take the message.')
  expect(typed.signature).toBeUndefined()
  expect(await getOffChainSignature(frame, typed)).toBeUndefined()
  const waiting = waitForSignature(frame, { interval: 20, messageHash: typed.messageHash })
  host.finishMessages()
  const signature = await waiting
  expect(await isAccepted(safe, typedHash, signature)).toBe(true)
  expect(await isMessageSigned(frame, { message: typedData, safe, signature })).toBe(true)

  await setSafeSettings(frame, { offChainSigning: false })
  expect(await signMessage(frame, { message: 'on the chain' })).toHaveProperty('safeTxHash')
  expect(await isAccepted(safe, hashMessage('on the chain'), '0x')).toBe(true)
  expect(await isMessageSigned(frame, { message: 'on the chain', safe })).toBe(true)
  expect(await isMessageSigned(frame, { message: 'not signed', safe })).toBe(false)

  expect(await getPermissions(frame)).toEqual([])
  expect(await requestAddressBook(frame)).toMatchObject([{ chainId: '31337', name: 'Nobody' }])
  expect(await getPermissions(frame)).toMatchObject([{ parentCapability: 'requestAddressBook' }])
  frame.dispose()
})

test('behavior: the official SDK gets the same from the same host', async () => {
  const { page, safe } = await setup()
  vi.stubGlobal('window', page)
  const sdk = new SafeAppsSDK()
  expect((await sdk.safe.getInfo()).safeAddress).toBe(safe)
  const before = await getRecipientBalance()
  const { safeTxHash } = await sdk.txs.send({ txs: [{ data: '0x', to: recipient, value: '5' }] })
  expect((await getRecipientBalance()) - before).toBe(5n)
  expect((await sdk.txs.getBySafeTxHash(safeTxHash)).txStatus).toBe(TransactionStatus.SUCCESS)
  const answer: unknown = await sdk.txs.signMessage('hello')
  const signature: unknown = Reflect.get(Object(answer), 'signature')
  if (!isHex(signature)) throw new Error('The host did not sign.')
  expect(await sdk.safe.isMessageSigned('hello', signature)).toBe(true)
  expect(await sdk.safe.requestAddressBook()).toHaveLength(1)
})

test('error: people at the host reject', async () => {
  const { host, page } = await setup()
  const { frame } = await connectToHost({ hosts: [origin], page })
  host.mood.transactions = 'reject'
  host.mood.addressBook = 'refuse'
  const nonce = host.transactions.length
  await expect(sendTransactions(frame, { transactions: [{ to: recipient }] })).rejects.toMatchObject({ rpcCode: 4001 })
  await expect(signMessage(frame, { message: 'hello' })).rejects.toMatchObject({ rpcCode: 4001 })
  await expect(requestAddressBook(frame)).rejects.toThrow(/^Permissions rejected$/)
  expect(host.transactions.length).toBe(nonce)
  frame.dispose()
})
