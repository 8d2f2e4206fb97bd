import { createClient, custom, type Hex, keccak256, pad } from 'viem'
import { expect, test } from 'vitest'
import { alice, chainId, safe } from '../../test/world.ts'
import { ChainUnreachableError } from './ChainClient.ts'
import { readContractSignature } from './readContractSignature.ts'

const block = { chainId, hash: keccak256('0x02'), number: 7n, timestamp: 1n }
const request = { hash: keccak256('0x01'), owner: alice, preimage: '0x1901', safe, signature: '0xab' } as const

/** A node, and the sender of the owner's call. */
function createNode(answer: (from: unknown) => Hex) {
  const callers: unknown[] = []
  const client = createClient({
    transport: custom(
      {
        request: async ({ params: [{ from }] }: { params: [{ from?: unknown }] }) => {
          callers.push(from)
          return answer(from)
        },
      },
      { retryCount: 0 },
    ),
  })
  return { callers, client }
}

test.each([
  ['1.3.0', '0x20c13b0b'],
  ['1.4.1', '0x20c13b0b'],
  ['1.5.0', '0x1626ba7e'],
] as const)('default: the call of a Safe %s', async (version, magic) => {
  const { callers, client } = createNode((from) => pad(from === safe ? magic : '0x00000000', { dir: 'right' }))
  expect(await readContractSignature(client, { ...request, version }, block)).toBe(true)
  expect(callers).toEqual([safe])
})

test('behavior: a node that lets no contract call is called without a sender', async () => {
  const { callers, client } = createNode((from) => {
    if (from) throw Object.assign(new Error(`sender not an eoa: address ${from}`), { code: -32000 })
    return pad('0x20c13b0b', { dir: 'right' })
  })
  expect(await readContractSignature(client, { ...request, version: '1.4.1' }, block)).toBe(true)
  expect(callers).toEqual([safe, undefined])
})

test('error: a node that does not respond is not called twice', async () => {
  const { callers, client } = createNode(() => {
    throw new Error('socket hang up')
  })
  await expect(readContractSignature(client, { ...request, version: '1.4.1' }, block)).rejects.toThrow(
    ChainUnreachableError,
  )
  expect(callers).toEqual([safe])
})
