import { demoAccounts } from '@countersign/devchain/accounts'
import { type BorrowedDevchain, borrowDevchain, createTestClient, type TestClient } from '@countersign/devchain/testing'
import { type Address, concat, type Hex, numberToHex, padHex, size } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callContractsBounded } from './callContractsBounded.ts'

let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

async function deploy(code: Hex): Promise<Address> {
  const data = concat(['0x60', numberToHex(size(code), { size: 1 }), '0x80600b6000396000f3', code])
  const hash = await client.sendTransaction({ account: demoAccounts[0].address, data })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  return contractAddress
}

/** Returns the first word of its calldata. */
const echo = '0x60003560005260206000f3'
/** Burns all gas; returns 64 kB, 0.9 MB; reverts with a reason; returns one byte. */
const codes = ['0x5b600056', '0x620100006000f3', '0x620e00006000f3', '0x60206000fd', '0x60016000f3'] as const

test('default: each contract has its own limit, and the answers of the others are exact', async () => {
  const honest = await deploy(echo)
  const [burner, flood, deluge, refusing, short] = await Promise.all(codes.map((code) => deploy(code)))
  const word = (value: number) => padHex(numberToHex(value), { size: 32 })
  const hostile = [burner, flood, deluge, refusing, short, demoAccounts[3].address]
  const calls = hostile.flatMap((to, index) => [
    { data: word(index + 1), to: honest },
    { data: word(7), to: to ?? honest },
  ])
  const answers = await callContractsBounded(client, { calls, gas: 50_000 })
  expect(answers.filter((_, index) => index % 2 === 0)).toEqual([1, 2, 3, 4, 5, 6].map(word))
  expect(answers.filter((_, index) => index % 2 === 1)).toEqual([
    undefined,
    padHex('0x', { size: 32 }),
    undefined,
    undefined,
    '0x00',
    '0x',
  ])
})

test('parameters: maxBytes: a longer result is cut', async () => {
  const flood = await deploy('0x620100006000f3')
  const calls = Array.from({ length: 60 }, () => ({ data: '0x' as const, to: flood }))
  const answers = await callContractsBounded(client, { calls, maxBytes: 320 })
  expect(answers).toEqual(calls.map(() => `0x${'00'.repeat(320)}`))
})
