import { type Address, encodeAbiParameters, HttpRequestError } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { dave } from '../../domain/report/testReport.ts'
import { nftsQuery } from './nftsQuery.ts'

const token = '0xB324B10Cfd0F8fE5618E642B5C1D38d8acfdB540'
const ownerOf = '0x6352211e'

/** The service says that the Safe holds number 7; this is what the chain says. */
async function ask(owner: Address | undefined) {
  const services = createTestServices({
    answerNode: (method, params) => {
      if (!owner) throw new HttpRequestError({ url: 'http://node.test' })
      if (method !== 'eth_call') throw new Error(`The test has no answer for ${method}.`)
      return JSON.stringify(params).includes(ownerOf)
        ? encodeAbiParameters([{ type: 'address' }], [owner])
        : encodeAbiParameters([{ type: 'string' }], ['SEAL'])
    },
    answerService: () => [{ address: token, id: '7', logoUri: null, tokenName: 'Seals', tokenSymbol: 'FAKE' }],
  })
  return services.queryClient.fetchQuery({ ...nftsQuery(services, testSafe), retry: false })
}

test('default: what the chain says is the Safe’s, by the contract’s own symbol', async () => {
  expect(await ask(testSafe.address)).toEqual([{ token, id: 7n, symbol: 'SEAL' }])
})

test('behavior: what belongs to somebody else is left out, whatever the service says', async () => {
  expect(await ask(dave)).toEqual([])
})

test('error: a node that does not answer is not an empty Safe', async () => {
  await expect(ask(undefined)).rejects.toThrow()
})
