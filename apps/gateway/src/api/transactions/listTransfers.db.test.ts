import { demoSafes } from '@countersign/devchain/demo-world'
import { type SafeTransfer, SafeTransferPageSchema } from '@countersign/protocol'
import { type Address, erc20Abi, isAddressEqual } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoApi } from '../../../test/createDemoApi.ts'
import type { TestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

const path = (safe: string, limit = 100) =>
  `/v1/chains/31337/safes/${safe}/transfers?cursor=limit%3D${limit}%26offset%3D0`

async function readAll(api: TestApi, first: string): Promise<SafeTransfer[]> {
  const transfers: SafeTransfer[] = []
  let next: string | null = first
  while (next) {
    const page = SafeTransferPageSchema.parse((await api.get(next)).body)
    transfers.push(...page.results)
    next = page.next && new URL(page.next).pathname + new URL(page.next).search
  }
  return transfers
}

/** What came minus what went, by token. */
function addUp(transfers: readonly SafeTransfer[], safe: Address): Map<Address | null, bigint> {
  const sums = new Map<Address | null, bigint>([[null, 0n]])
  for (const { from, to, tokenAddress, type, value } of transfers) {
    if (type === 'ERC721') continue
    const came = isAddressEqual(to, safe) ? BigInt(value) : 0n
    const went = isAddressEqual(from, safe) ? BigInt(value) : 0n
    sums.set(tokenAddress, (sums.get(tokenAddress) ?? 0n) + came - went)
  }
  return sums
}

test('default: what came minus what went is what the chain holds, of every asset of every Safe', async () => {
  const { api, world } = await createDemoApi(chain)
  const read = (safe: Address, token: Address | null) =>
    token
      ? world.client.readContract({ abi: erc20Abi, address: token, args: [safe], functionName: 'balanceOf' })
      : world.client.getBalance({ address: safe })
  for (const { address } of Object.values(demoSafes)) {
    const transfers = await readAll(api, path(address))
    expect(transfers.length).toBeGreaterThan(0)
    for (const [token, sum] of addUp(transfers, address))
      expect({ address, sum, token }).toEqual({ address, sum: await read(address, token), token })
  }
})

test('parameters: newest first, in pages of any size, at most 500', async () => {
  const { api } = await createDemoApi(chain)
  const { address } = demoSafes.treasury
  const all = await readAll(api, path(address))
  expect(all.map(({ blockNumber }) => blockNumber)).toEqual(
    all.map(({ blockNumber }) => blockNumber).toSorted((a, b) => b - a),
  )
  expect(all.every(({ type, value }) => type === 'ERC721' || value !== '0')).toBe(true)
  for (const limit of [1, 7]) expect(await readAll(api, path(address, limit))).toEqual(all)
  const { body } = await api.get(path(address, 1_000_000))
  expect(SafeTransferPageSchema.parse(body).results).toEqual(all)
})

test('error: an address without a Safe, and a chain that is not served', async () => {
  const { api } = await createDemoApi(chain)
  expect(await api.get(path('0x000000000000000000000000000000000000dEaD'))).toMatchObject({ status: 404 })
  expect(await api.get(path(demoSafes.treasury.address).replace('31337', '5'))).toMatchObject({ status: 404 })
})
