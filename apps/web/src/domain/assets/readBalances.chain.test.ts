import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { type BorrowedDevchain, borrowDevchain, createTestClient, type TestClient } from '@countersign/devchain/testing'
import { type Address, concat, erc20Abi, getAddress, type Hex, numberToHex, size } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { getChainClient } from '../services/Services.ts'
import { readBalances } from './readBalances.ts'

const { address } = demoSafes.treasury
const { seals, usdc } = demoTokens
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain({ demoWorld: true })
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

async function deploy(code: Hex): Promise<Address> {
  const data = concat(['0x60', numberToHex(size(code), { size: 1 }), '0x80600b6000396000f3', code])
  const hash = await client.sendTransaction({ account: demoAccounts[0].address, data })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  return getAddress(contractAddress)
}

test('behavior: tokens that burn all gas, flood or revert affect their own row, and the others are exact', async () => {
  const hostile = [await deploy('0x5b600056'), await deploy('0x620e00006000f3'), await deploy('0x60006000fd')]
  const services = createTestServices({ rpcUrl: chain.url })
  const { balances, unreadable } = await readBalances(getChainClient(services, 31_337), {
    address,
    chainId: 31_337,
    claimed: [],
    native: { decimals: 18, symbol: 'ETH' },
    tokens: [...hostile, ...Array.from({ length: 12 }, () => hostile[0] ?? address), usdc.address, seals.address],
  })
  const amount = await client.readContract({
    abi: erc20Abi,
    address: usdc.address,
    args: [address],
    functionName: 'balanceOf',
  })
  expect(balances.map(({ token, type }) => [token, type])).toEqual([
    ['0x0000000000000000000000000000000000000000', 'NATIVE'],
    [usdc.address, 'ERC20'],
    [seals.address, 'ERC721'],
  ])
  expect(balances[1]).toMatchObject({ amount, decimals: 6, symbol: 'USDC' })
  expect(new Set(unreadable)).toEqual(new Set(hostile))
})
