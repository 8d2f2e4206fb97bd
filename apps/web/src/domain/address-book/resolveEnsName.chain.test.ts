import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { type BorrowedDevchain, borrowDevchain, createTestClient } from '@countersign/devchain/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolveEnsName } from './resolveEnsName.ts'

const [alice] = demoAccounts
let devchain: BorrowedDevchain
beforeAll(async () => {
  devchain = await borrowDevchain({ demoWorld: true })
})
afterAll(() => devchain.stop())

test('default: a name, however it is capitalised, and the block that says so', async () => {
  const client = createTestClient(devchain.url)
  const block = await client.getBlock()
  expect(await resolveEnsName(client, 'Alice.ETH')).toEqual({
    kind: 'found',
    name: 'alice.eth',
    address: alice.address,
    block: { chainId: 31337, hash: block.hash, number: block.number, timestamp: block.timestamp },
  })
  expect(await resolveEnsName(client, 'treasury.eth')).toMatchObject({ address: demoSafes.treasury.address })
})

test('behavior: what nobody registered, and what is no name', async () => {
  const client = createTestClient(devchain.url)
  expect(await resolveEnsName(client, 'nobody.eth')).toEqual({ kind: 'none' })
  expect(await resolveEnsName(client, 'ali\u0441e.eth')).toEqual({ kind: 'invalid' })
  expect(await resolveEnsName(client, 'a..eth')).toEqual({ kind: 'invalid' })
})
