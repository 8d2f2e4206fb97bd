import { createClient as createServiceClient } from '@countersign/client'
import { createClient, custom } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { alice } from '../../../test/testReport.ts'
import { describeAccount } from './describeAccount.ts'

function describe({ balance, safes }: { balance?: string; safes?: string[] }) {
  const request = async () => {
    if (balance === undefined) throw new Error('The node does not respond.')
    return balance
  }
  const fetch = async () => {
    if (!safes) throw new Error('The service does not respond.')
    return Response.json({ safes })
  }
  return describeAccount({
    address: alice,
    chainId: 1,
    client: createClient({ chain: mainnet, transport: custom({ request }, { retryCount: 0 }) }),
    service: createServiceClient({ baseUrl: 'http://service.test', fetch }),
  })
}

test('default: balance and owned Safes', async () => {
  expect(await describe({ balance: '0x14d1120d7b160000', safes: [alice, alice] })).toBe('1.5 ETH · Safes: 2')
  expect(await describe({ balance: '0x0', safes: [] })).toBe('0 ETH')
})

test('error: what cannot be read is left out', async () => {
  expect(await describe({ safes: [alice] })).toBe('Safes: 1')
  expect(await describe({ balance: '0x0' })).toBe('0 ETH')
  expect(await describe({})).toBe('')
})
