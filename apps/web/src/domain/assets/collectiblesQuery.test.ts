import { type Address, encodeAbiParameters, HttpRequestError } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { collectiblesQuery, isHeldBy } from './collectiblesQuery.ts'

const token = '0xB324B10Cfd0F8fE5618E642B5C1D38d8acfdB540'
const ownerOf = '0x6352211e'

/** The service reports that the Safe owns token 7; `owner` is what the chain returns. */
async function request(owner: Address | undefined) {
  const services = createTestServices({
    answerNode: (method, params) => {
      if (!owner) throw new HttpRequestError({ url: 'http://node.test' })
      if (method === 'eth_blockNumber') return '0x9'
      return JSON.stringify(params).includes(ownerOf)
        ? encodeAbiParameters([{ type: 'address' }], [owner])
        : encodeAbiParameters([{ type: 'string' }], ['SEAL'])
    },
    answerService: () => ({
      count: 1,
      next: null,
      previous: null,
      results: [{ address: token, id: '7', logoUri: null, name: null, tokenName: 'Seals', tokenSymbol: 'FAKE' }],
    }),
  })
  const { pages } = await services.queryClient.fetchInfiniteQuery({
    ...collectiblesQuery(services, testSafe),
    retry: false,
  })
  return pages.flatMap(({ holdings }) => holdings)
}

test('default: what the chain says is the Safe’s, by the contract’s own symbol', async () => {
  const [holding] = await request(testSafe.address)
  expect(holding).toMatchObject({ address: token, block: 9n, id: '7', symbol: 'SEAL' })
  expect(holding && isHeldBy(holding, testSafe.address)).toBe(true)
})

test('behavior: what belongs to somebody else is not the Safe’s, whatever the service says', async () => {
  const [holding] = await request(dave)
  expect(holding && isHeldBy(holding, testSafe.address)).toBe(false)
})

test('behavior: a flood of NFTs costs the node a bounded number of calls, and is said to be cut', async () => {
  let calls = 0
  const services = createTestServices({
    answerNode: (method, params) => {
      calls += 1
      if (method === 'eth_blockNumber') return '0x9'
      return JSON.stringify(params).includes(ownerOf)
        ? encodeAbiParameters([{ type: 'address' }], [testSafe.address])
        : encodeAbiParameters([{ type: 'string' }], ['SEAL'])
    },
    answerService: () => ({
      count: 5_000,
      next: null,
      previous: null,
      results: Array.from({ length: 5_000 }, (_, id) => ({
        address: token,
        id: `${id}`,
        logoUri: null,
        name: null,
        tokenName: 'Seals',
        tokenSymbol: 'FAKE',
      })),
    }),
  })
  const { pages } = await services.queryClient.fetchInfiniteQuery(collectiblesQuery(services, testSafe))
  expect(pages.map(({ holdings, isCut }) => [holdings.length, isCut])).toEqual([[100, true]])
  // Owners, and the contract's metadata once.
  expect(calls).toBeLessThan(110)
})

test('error: a node that does not answer is not an empty Safe', async () => {
  await expect(request(undefined)).rejects.toThrow()
})
