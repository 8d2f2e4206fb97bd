import { bytesToHex, hashMessage, keccak256, parseTransaction, serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { createLedgerSimulator } from '../../../test/createLedgerSimulator.ts'
import { ledgerExchanges, readCommands, replayLedger } from '../../../test/replayLedger.ts'
import { acceptDeviceSignature } from '../acceptSignature.ts'
import { toAccountPath } from '../derivationPath.ts'
import {
  getLedgerAddress,
  getRunningApp,
  signLedgerHashes,
  signLedgerMessage,
  signLedgerTransaction,
} from './ethereumApp.ts'
import { toLedgerError } from './sendApdu.ts'

const path = toAccountPath('live', 0)
/** The first of the mnemonic of all test wallets. */
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const open = (state = {}) => {
  const simulator = createLedgerSimulator(state)
  return { ...simulator, transport: { close: async () => {}, exchange: simulator.exchange } }
}

const readPath = (data: Uint8Array) =>
  Array.from({ length: data[0] ?? 0 }, (_, index) =>
    new DataView(data.buffer, data.byteOffset).getUint32(1 + 4 * index),
  )

test('default: transactions go out byte by byte as the vendor recorded them', async () => {
  expect(ledgerExchanges.transactions.length).toBeGreaterThan(20)
  for (const exchange of ledgerExchanges.transactions) {
    const payload = Uint8Array.from(readCommands(exchange).flatMap((data) => [...data]))
    const path = readPath(payload)
    const bytes = payload.slice(1 + 4 * path.length)
    const isLegacy = (bytes[0] ?? 0) >= 0xc0
    const transport = replayLedger(exchange)
    const { r, s } = await signLedgerTransaction(transport, { isLegacy, path, serialized: bytesToHex(bytes) })
    expect(exchange.at(-1)).toContain(r.slice(2) + s.slice(2))
    expect(transport.isFinished()).toBe(true)
  }
})

test('default: messages and hashes, as the vendor recorded them', async () => {
  const [message = [], hashes = []] = ledgerExchanges.messages
  const [data = new Uint8Array()] = readCommands(hashes)
  const recordedPath = readPath(data)
  const signed = await signLedgerMessage(replayLedger(message), { message: '0x74657374', path: recordedPath })
  expect(message.at(-1)).toContain(signed.r.slice(2) + signed.s.slice(2))
  const domainHash = bytesToHex(data.subarray(-64, -32))
  const messageHash = bytesToHex(data.subarray(-32))
  const { r } = await signLedgerHashes(replayLedger(hashes), { domainHash, messageHash, path: recordedPath })
  expect(hashes.at(-1)).toContain(r.slice(2))
})

test('default: the account at a path', async () => {
  const { transport } = open()
  expect(await getRunningApp(transport)).toEqual({ name: 'Ethereum', version: '1.13.0' })
  expect(await getLedgerAddress(transport, path)).toBe(account)
  expect(await getLedgerAddress(transport, toAccountPath('standard', 1))).toBe(
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  )
})

test('behavior: a long message and a long transaction of every length arrive whole', async () => {
  const { transport } = open()
  for (const size of [0, 1, 124, 125, 126, 149, 150, 151, 600]) {
    const message = bytesToHex(new Uint8Array(size).fill(0x61))
    const signature = await signLedgerMessage(transport, { message, path })
    await acceptDeviceSignature({ account, hash: hashMessage({ raw: message }), signature })
  }
  for (const isLegacy of [true, false])
    for (let size = 150; size < 260; size += 1) {
      const common = {
        chainId: 31337,
        data: bytesToHex(new Uint8Array(size)),
        gas: 21_000n,
        nonce: 1,
        to: account,
      } as const
      const serialized = isLegacy
        ? serializeTransaction({ ...common, gasPrice: 1n, type: 'legacy' })
        : serializeTransaction({ ...common, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, type: 'eip1559' })
      const signature = await signLedgerTransaction(transport, { isLegacy, path, serialized })
      await acceptDeviceSignature({ account, hash: keccak256(serialized), signature })
      expect(parseTransaction(serialized).chainId).toBe(31337)
    }
})

test.each([
  ['locked', { isLocked: true }, 'locked'],
  ['another app', { app: 'Bitcoin' }, 'wrongApp'],
  ['no blind signing', { hasBlindSigning: false }, 'blindSigning'],
])('error: %s', async (_, state, failure) => {
  const { transport } = open(state)
  const hash = keccak256('0x')
  const error = await signLedgerHashes(transport, { domainHash: hash, messageHash: hash, path }).catch(toLedgerError)
  expect(error).toMatchObject({ failure })
})

test('error: an unknown command in the Ethereum app is an old app; a rejection is 4001', async () => {
  const { transport } = open({ decide: () => false })
  const rejected = await signLedgerMessage(transport, { message: '0x61', path }).catch(toLedgerError)
  expect(rejected).toMatchObject({ code: 4001 })
  const bitcoin = open({ app: 'Bitcoin' }).transport
  const error = await getLedgerAddress(bitcoin, path).catch((cause) => toLedgerError(cause, { isEthereumApp: true }))
  expect(error).toMatchObject({ failure: 'outdated' })
})

test.each([
  ['truncated', (response: Uint8Array) => response.slice(-40)],
  ['empty', () => Uint8Array.of(0x90, 0)],
  ['without a status', () => new Uint8Array()],
])('error: a response that is %s', async (_, tamper) => {
  const { transport } = open({ tamper })
  const failure = { failure: 'badResponse' }
  await expect(signLedgerMessage(transport, { message: '0x61', path })).rejects.toMatchObject(failure)
  await expect(getLedgerAddress(transport, path)).rejects.toMatchObject(failure)
})

test('error: an address that is not of the public key beside it', async () => {
  const { transport } = open({
    tamper: (response: Uint8Array) => response.map((byte, at) => (at === 10 ? byte ^ 1 : byte)),
  })
  await expect(getLedgerAddress(transport, path)).rejects.toMatchObject({ failure: 'badResponse' })
})
