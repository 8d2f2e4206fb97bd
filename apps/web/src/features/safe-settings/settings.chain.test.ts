import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoGuard, demoModule, type SafeVersion, safeContracts } from '@countersign/devchain/demo-world'
import { borrowDevchain, createTestClient, deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { readSafeState, type SafeState } from '@countersign/protocol/chain'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { type Address, createClient, http, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafeKit } from '../../../../gateway/test/createSafeKit.ts'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { listMigrationOffers, readDeployed } from './listMigrationOffers.ts'
import { guardInterface, moduleGuardInterface, readPartFacts } from './listSettingsConsequences.ts'
import { moduleSelectors, planSettings, type SettingsChange } from './planSettings.ts'

const [alice, bob, carol, dave] = demoAccounts

let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.stop())

async function setup() {
  const devchain = await borrowDevchain()
  const client = createTestClient(devchain.url)
  const node = createClient({ transport: http(devchain.url) })
  const read = (address: Address) => readSafeState(node, { address, chainId })
  return {
    node,
    createSafe: async (version: SafeVersion = '1.4.1') =>
      read(await deploySafe({ client, owners: [alice.address], threshold: 1, version })),
    execute: async (before: SafeState, change: SettingsChange) => {
      const calls = planSettings(before, change)
      const { receipt } = await executeAsSafe({
        client,
        safe: before.address,
        transaction: createTransaction(
          calls.length > 1 ? createBatchCall(calls, safeContracts['1.4.1'].multiSendCallOnly) : oneOf(calls),
          before.nonce,
        ),
      })
      expect(receipt.status).toBe('success')
      return read(before.address)
    },
    stop: () => devchain.stop(),
    url: devchain.url,
  }
}

function oneOf<item>([only]: readonly item[]): item {
  if (only === undefined) throw new Error('There is none.')
  return only
}

test('default: modules come and go, several in one transaction', async () => {
  const { address: one } = bob
  const { address: two } = carol
  const { address: three } = dave
  const enabled = await world.execute(await world.createSafe(), {
    part: 'modules',
    disabled: [],
    enabled: [one, two, three],
  })
  expect(enabled.modules).toEqual([three, two, one])
  const after = await world.execute(enabled, { part: 'modules', disabled: [three, one], enabled: [demoModule] })
  expect(after.modules).toEqual([demoModule, two])
  const none = await world.execute(after, { part: 'modules', disabled: [demoModule, two], enabled: [] })
  expect(none.modules).toEqual([])
})

test('default: guards and fallback handler are set and removed', async () => {
  let state = await world.createSafe('1.5.0')
  for (const [part, address] of [
    ['guard', demoGuard],
    ['moduleGuard', demoGuard],
    ['fallbackHandler', safeContracts['1.5.0'].extensibleFallbackHandler],
  ] as const) {
    state = await world.execute(state, { part, address })
    expect(state[part]).toBe(address)
    state = await world.execute(state, { part, address: undefined })
    expect(state[part]).toBeUndefined()
  }
})

test.each(['1.3.0', '1.4.1'] as const)(
  'default: every way that is offered leads a Safe of %s there',
  async (version) => {
    const deployed = await readDeployed(world.node)
    const first = await world.createSafe(version)
    const offers = listMigrationOffers(first, deployed)
    expect(offers.length).toBeGreaterThan(1)
    for (const { key } of offers) {
      const state = await world.createSafe(version)
      const offer = oneOf(listMigrationOffers(state, deployed).filter((other) => other.key === key))
      const after = await world.execute(state, { part: 'implementation', offer })
      expect(after.implementation).toBe(offer.target.address)
      expect(after.version).toBe(offer.target.version)
      expect(after.fallbackHandler).toBe(offer.handler?.address ?? state.fallbackHandler)
      expect(after.owners).toEqual(state.owners)
    }
  },
)

test('default: an unused Safe of 1.1.1 has its own way', async () => {
  const deployed = await readDeployed(world.node)
  const state = await world.createSafe('1.1.1')
  const offers = listMigrationOffers(state, deployed)
  expect(offers).not.toEqual([])
  const offer = oneOf(offers)
  const after = await world.execute(state, { part: 'implementation', offer })
  expect(after).toMatchObject({ implementation: offer.target.address, fallbackHandler: offer.handler?.address })
})

test('behavior: the interfaces of guards are those of their functions', () => {
  const combine = (...signatures: string[]) =>
    signatures.reduce((sum, signature) => sum ^ Number(toFunctionSelector(signature)), 0) >>> 0
  expect(
    combine(
      'checkTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,address)',
      'checkAfterExecution(bytes32,bool)',
    ),
  ).toBe(Number(guardInterface))
  expect(
    combine('checkModuleTransaction(address,uint256,bytes,uint8,address)', 'checkAfterModuleExecution(bytes32,bool)'),
  ).toBe(Number(moduleGuardInterface))
})

test('behavior: what changes the list of modules is told by its first bytes', () => {
  const change = { part: 'modules', disabled: [bob.address], enabled: [dave.address] } as const
  const state = { address: alice.address, modules: [bob.address] }
  expect(planSettings(state, change).map(({ data }) => data.slice(0, 10))).toEqual(moduleSelectors.toReversed())
})

test('default: what the chain says of an address', async () => {
  expect(await readPartFacts(world.node, bob.address)).toMatchObject({ hasCode: false, isGuard: false })
  expect(await readPartFacts(world.node, demoGuard)).toMatchObject({
    hasCode: true,
    isGuard: true,
    isModuleGuard: true,
    official: undefined,
  })
  expect(await readPartFacts(world.node, demoModule)).toMatchObject({ hasCode: true, isGuard: false })
  expect(await readPartFacts(world.node, safeContracts['1.4.1'].compatibilityFallbackHandler)).toMatchObject({
    official: { name: 'CompatibilityFallbackHandler', version: '1.4.1' },
  })
})

test('behavior: a change has the hash that protocol-kit gives to it', async () => {
  const bare = await world.createSafe()
  const state = await world.execute(bare, { part: 'modules', disabled: [], enabled: [bob.address, carol.address] })
  const kit = await createSafeKit({ rpcUrl: world.url, safeAddress: state.address, signer: alice })
  const hashHere = (change: SettingsChange, nonce = state.nonce, from = state) =>
    hashSafeTransaction({
      chainId,
      safe: state.address,
      transaction: createTransaction(oneOf(planSettings(from, change)), nonce),
      version: '1.4.1',
    }).safeTxHash
  const hashThere = async (made: Promise<Parameters<typeof kit.getTransactionHash>[0]>) =>
    kit.getTransactionHash(await made)
  expect(hashHere({ part: 'modules', disabled: [], enabled: [demoModule] })).toBe(
    await hashThere(kit.createEnableModuleTx(demoModule)),
  )
  expect(hashHere({ part: 'modules', disabled: [bob.address], enabled: [] })).toBe(
    await hashThere(kit.createDisableModuleTx(bob.address)),
  )
  expect(hashHere({ part: 'guard', address: demoGuard })).toBe(await hashThere(kit.createEnableGuardTx(demoGuard)))
  const handler = safeContracts['1.3.0'].compatibilityFallbackHandler
  expect(hashHere({ part: 'fallbackHandler', address: handler })).toBe(
    await hashThere(kit.createEnableFallbackHandlerTx(handler)),
  )
  expect(hashHere({ part: 'fallbackHandler', address: undefined })).toBe(
    await hashThere(kit.createDisableFallbackHandlerTx()),
  )
  // protocol-kit creates no migrations: it gets the same delegatecall.
  for (const offer of listMigrationOffers(state, await readDeployed(world.node))) {
    const transactions = [{ to: offer.library, value: '0', data: offer.data, operation: 1 }]
    expect(hashHere({ part: 'implementation', offer })).toBe(await hashThere(kit.createTransaction({ transactions })))
  }
  const guarded = await world.execute(state, { part: 'guard', address: demoGuard })
  expect(hashHere({ part: 'guard', address: undefined }, guarded.nonce, guarded)).toBe(
    await hashThere(kit.createDisableGuardTx()),
  )
})
