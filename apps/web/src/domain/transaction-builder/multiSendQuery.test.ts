import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { findOfficial, listOfficialDeployments, multiSendQuery } from './multiSendQuery.ts'

test('default: the contract of the Safe’s own version is looked for first', () => {
  expect(listOfficialDeployments('1.3.0')[0]).toMatchObject({ kind: 'canonical', version: '1.3.0' })
  expect(listOfficialDeployments('1.3.0')[3]?.version).toBe('1.5.0')
  expect(listOfficialDeployments('1.4.1+L2')[0]?.version).toBe('1.4.1')
  // Older versions have none of their own.
  expect(listOfficialDeployments('1.1.1').map(({ name }) => name)).toContain('MultiSendCallOnly')
  expect(new Set(listOfficialDeployments('1.1.1').map(({ name }) => name)).size).toBe(1)
  expect(listOfficialDeployments('1.4.1', 'SignMessageLib')[0]).toMatchObject({
    name: 'SignMessageLib',
    version: '1.4.1',
  })
})

test('behavior: what has other code, or none, is not taken for it', () => {
  const [first, second] = listOfficialDeployments('1.4.1')
  if (!first || !second) throw new Error('There are too few deployments.')
  const code = '0x6001'
  expect(findOfficial([first, second], [code, undefined])).toBeUndefined()
  expect(findOfficial([first, { ...second, codeHash: keccak256(code) }], [code, code])).toBe(second.address)
})

test('behavior: a chain without it', async () => {
  const services = createTestServices({ answerNode: () => '0x' })
  const query = multiSendQuery(services, { chainId: 31337, version: '1.4.1' })
  expect(await services.queryClient.fetchQuery({ ...query, retry: false })).toBeNull()
})
