import { getAddress, keccak256, numberToHex, pad, stringToBytes } from 'viem'
import { expect, test } from 'vitest'
import { createPaperNode } from '../../test/recordedNode.ts'
import { alice, block, bob } from '../../test/world.ts'
import { readProxyTarget } from './readRawState.ts'

const standard = numberToHex(BigInt(keccak256(stringToBytes('eip1967.proxy.implementation'))) - 1n)
const former = keccak256(stringToBytes('org.zeppelinos.proxy.implementation'))

test('default: the target of either kind of proxy, the standard one first', async () => {
  const target = (storage: Record<`0x${string}`, `0x${string}`>) =>
    readProxyTarget(createPaperNode({ accounts: { [alice.toLowerCase()]: { storage } } }).client, alice, block)
  const word = pad(bob, { size: 32 })
  expect(await target({ [standard]: word })).toBe(bob)
  expect(await target({ [former]: word })).toBe(bob)
  expect(await target({ [former]: pad('0x01', { size: 32 }), [standard]: word })).toBe(bob)
  expect(await target({ [keccak256('0x')]: word })).toBeUndefined()
})

test('behavior: nodes without a result', async () => {
  const answer = (word: unknown) =>
    readProxyTarget(createPaperNode({ answers: { eth_getStorageAt: () => word } }).client, alice, block)
  expect(await answer(null)).toBeUndefined()
  expect(await answer('0x0')).toBeUndefined()
  expect(await answer(pad('0x12', { size: 32 }))).toBe(getAddress('0x0000000000000000000000000000000000000012'))
})

test('error: a node that does not answer', async () => {
  const { client } = createPaperNode({
    answers: {
      eth_getStorageAt: () => {
        throw new Error('offline')
      },
    },
  })
  await expect(readProxyTarget(client, alice, block)).rejects.toMatchObject({
    code: 'CHAIN_UNREACHABLE',
    shortMessage: expect.stringContaining('eth_getStorageAt'),
  })
})
