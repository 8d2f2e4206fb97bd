import { demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import { encodeSafeSetup } from '@countersign/devchain/testing'
import { MasterCopiesSchema, SafeInfoSchema } from '@countersign/protocol/wire'
import { type Address, getAddress, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup } from '../../test/setup.ts'

const [alice] = demoAccounts
const factory = getAddress('0x00000000000000000000000000000000000fac70')
const singleton = getAddress('0x0000000000000000000000000000000000005afe')
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function copyCode(from: Address, to: Address): Promise<void> {
  const bytecode = await chain.client.getCode({ address: from })
  await chain.client.setCode({ address: to, bytecode: bytecode ?? '0x' })
}

test('default: Safes of the operator’s own factories and implementations are indexed', async () => {
  const { proxyFactory, singletonL2 } = safeContracts['1.4.1']
  await copyCode(proxyFactory, factory)
  await copyCode(singletonL2, singleton)
  const { request, result: safe } = await chain.client.simulateContract({
    abi: parseAbi([
      'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
    ]),
    account: alice.address,
    address: factory,
    args: [singleton, encodeSafeSetup({ owners: [alice.address], threshold: 1, version: '1.4.1' }), 7n],
    functionName: 'createProxyWithNonce',
  })
  await chain.client.writeContract(request)

  const outsiders = await setup(chain)
  await outsiders.indexer.runToHead()
  const owned = `/v1/chains/31337/owners/${alice.address}/safes`
  expect((await (await createTestApi(outsiders)).get(owned)).body).toEqual({ safes: [] })

  const config = {
    ...chain.config,
    safeFactories: [factory],
    safeSingletons: [{ address: singleton, version: '1.4.1+L2' }],
  }
  const world = await setup({ ...chain, config })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  expect((await api.get(owned)).body).toEqual({ safes: [safe] })
  expect(SafeInfoSchema.parse((await api.get(`/v1/chains/31337/safes/${safe}`)).body)).toMatchObject({
    implementation: { value: singleton },
    implementationVersionState: 'UP_TO_DATE',
  })
  const known = MasterCopiesSchema.parse((await api.get('/v1/chains/31337/about/master-copies')).body)
  expect(known).toContainEqual({ address: singleton, version: '1.4.1+L2' })
})
