import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { dave } from '../../../test/testReport.ts'
import { ownerFactsQuery } from './listConsequences.ts'

async function request(code: string) {
  const services = createTestServices({
    answerNode: (method) => {
      if (method === 'eth_getCode') return code
      throw new Error(`The test has no answer for ${method}.`)
    },
  })
  const query = ownerFactsQuery(services, { chainId: 31337, address: dave })
  return services.queryClient.fetchQuery({ ...query, retry: false })
}

test('default: without code, or with a delegation, it is an account that a key signs for', async () => {
  expect(await request('0x')).toEqual({ address: dave, kind: 'account', nodes: [] })
  expect((await request(`0xef0100${'12'.repeat(20)}`)).kind).toBe('account')
})

test('error: code that cannot be followed is not taken for an account', async () => {
  await expect(request('0x6001')).rejects.toThrow()
})
