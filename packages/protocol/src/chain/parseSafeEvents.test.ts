import fc from 'fast-check'
import { encodeAbiParameters, type Hex, keccak256, numberToHex, pad, parseAbiParameters, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, createTransaction, safe } from '../../test/world.ts'
import { eventTopics, parseSafeEvents } from './parseSafeEvents.ts'
import type { ChainLog } from './readLogs.ts'

const word = (value: Hex) => pad(value, { size: 32 })
const log = (topics: Hex[], data: Hex = '0x', address = safe): ChainLog => ({
  address,
  blockNumber: 5n,
  data,
  logIndex: 1,
  topics,
  transactionHash: keccak256('0x01'),
})

test('default: the topics are those of the events', () => {
  expect(eventTopics).toEqual({
    moduleAnnouncement: toEventSelector('SafeModuleTransaction(address,address,uint256,bytes,uint8)'),
    multisigAnnouncement: toEventSelector(
      'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
    ),
    proxyCreation: toEventSelector('ProxyCreation(address,address)'),
    received: toEventSelector('SafeReceived(address,uint256)'),
    setup: toEventSelector('SafeSetup(address,address[],uint256,address,address)'),
    transfer: toEventSelector('Transfer(address,address,uint256)'),
    transferBatch: toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])'),
    transferSingle: toEventSelector('TransferSingle(address,address,address,uint256,uint256)'),
  })
})

test('behavior: transfers of tokens, of items and of coins, from or to the Safe', () => {
  const amount = numberToHex(7n, { size: 32 })
  const { transfers } = parseSafeEvents(
    [
      log([eventTopics.transfer, word(alice), word(safe)], amount, bob),
      log([eventTopics.transfer, word(safe), word(alice), amount], '0x', bob),
      log([eventTopics.received, word(alice)], amount),
      // Between other accounts, by another contract, or malformed.
      log([eventTopics.transfer, word(alice), word(bob)], amount, bob),
      log([eventTopics.received, word(alice)], amount, bob),
      log([eventTopics.transfer, word(alice), word(safe)], '0x', bob),
      log([eventTopics.transfer], amount, bob),
    ],
    safe,
  )
  expect(transfers.map(({ from, type, value }) => [type, from.toLowerCase(), value])).toEqual([
    ['ERC20', alice.toLowerCase(), 7n],
    ['ERC721', safe, 7n],
    ['NATIVE_COIN', alice.toLowerCase(), 7n],
  ])
})

test('behavior: where the Safe was made, in both forms of the event', () => {
  const is = (...logs: ChainLog[]) => parseSafeEvents(logs, safe).isCreation
  expect(is(log([eventTopics.setup, word(alice)]))).toBe(true)
  expect(is(log([eventTopics.proxyCreation, word(safe)], word(bob), alice))).toBe(true)
  expect(is(log([eventTopics.proxyCreation], `${word(safe)}${word(bob).slice(2)}`, alice))).toBe(true)
  expect(is(log([eventTopics.proxyCreation], '0x', alice))).toBe(false)
  expect(is(log([eventTopics.proxyCreation, word(bob)], '0x', alice))).toBe(false)
  expect(is(log([eventTopics.setup, word(alice)], '0x', bob))).toBe(false)
})

test('behavior: what the Safe announces, and nobody else', () => {
  const { nonce, ...body } = createTransaction()
  const info = encodeAbiParameters(parseAbiParameters('uint256, address, uint256'), [nonce, alice, 2n])
  const data = encodeAbiParameters(
    parseAbiParameters('address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes'),
    [body.to, body.value, body.data, body.operation, 0n, 0n, 0n, body.gasToken, body.refundReceiver, '0x', info],
  )
  const byModule = encodeAbiParameters(parseAbiParameters('address, address, uint256, bytes, uint8'), [
    alice,
    bob,
    1n,
    '0x',
    0,
  ])
  const announced = log([eventTopics.multisigAnnouncement], data)
  const { announcements } = parseSafeEvents(
    [announced, { ...announced, address: bob }, log([eventTopics.moduleAnnouncement], byModule)],
    safe,
  )
  expect(announcements).toEqual([
    { kind: 'multisig', transaction: createTransaction() },
    { call: { data: '0x', operation: 0, to: bob, value: 1n }, kind: 'module', module: alice },
  ])
})

test('property: no bytes that a contract logs make it throw', () => {
  const hex = (maxLength: number) =>
    fc.uint8Array({ maxLength }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
  const topic = fc.oneof(fc.constantFrom<Hex>(...Object.values(eventTopics)), fc.constant(word('0x01')))
  const words = fc.array(fc.constantFrom(word(safe), word(alice)), { maxLength: 3 })
  fc.assert(
    fc.property(topic, words, hex(400), fc.constantFrom(safe, bob), (first, rest, data, address) => {
      expect(parseSafeEvents([log([first, ...rest], data, address)], safe).executions).toEqual([])
    }),
  )
})
