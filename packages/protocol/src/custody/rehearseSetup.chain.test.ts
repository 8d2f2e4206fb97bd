import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoGuard, demoModule, safeContracts } from '@countersign/devchain/demo-world'
import { deployBoundSigner, deploySafe, encodeSafeSetup, executeAsSafe } from '@countersign/devchain/testing'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abi, setupChain, sign } from '../../test/chainWorld.ts'
import { createSetupFile, signSetupFile } from '../../test/setupFile.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { predictPasskeySigner } from '../passkey/passkeyContracts.ts'
import { createPasskeySignerCall } from '../passkey/readPasskeySupport.ts'
import { encodeContractSignature, packSignatures } from '../signatures/packSignatures.ts'
import { getSetupFileTypedData, parseSetupFile, writeSetupFile } from './parseSetupFile.ts'
import { readSetupChain } from './readSetupChain.ts'
import { type Rehearsal, rehearseSetup } from './rehearseSetup.ts'
import type { SignedSetupFile } from './SetupFile.ts'
import { verifySetupSignatures } from './verifySetupSignatures.ts'

const [alice, bob, carol, dave] = demoAccounts
let world: Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  world = await setupChain()
})
afterAll(() => world.chain.stop())

async function createFile(safe: Address, signers: readonly Address[] = [alice.address]): Promise<SignedSetupFile> {
  const { chain } = await readSetupChain(world.client, { chainId, safe })
  const file = await signSetupFile(createSetupFile(safe, [chain]), signers)
  return parseSetupFile(writeSetupFile(file))
}

const toStatuses = ({ steps }: Rehearsal) => Object.fromEntries(steps.map(({ id, status }) => [id, status]))

const passed = {
  address: 'passed',
  code: 'passed',
  create: 'passed',
  execute: 'passed',
  sign: 'passed',
  signed: 'passed',
  unchanged: 'passed',
}

test.each(['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: a Safe %s opens from its file and a node alone',
  async (version) => {
    const { client } = world
    const setup = { owners: [alice.address, bob.address, carol.address], saltNonce: 77n, threshold: 2, version }
    const safe = await deploySafe({ client, ...setup })
    const contracts = safeContracts[version]
    const { chain } = await readSetupChain(client, {
      chainId,
      creation: {
        factory: contracts.proxyFactory,
        initializer: encodeSafeSetup(setup),
        saltNonce: 77n,
        singleton: 'singletonL2' in contracts ? contracts.singletonL2 : contracts.singleton,
      },
      nameOf: (address) => (address === alice.address ? 'Alice\u202e' : undefined),
      safe,
    })
    expect(chain.owners.find(({ address }) => address === alice.address)).toMatchObject({ kind: 'key', name: 'Alice' })
    const file = await signSetupFile(createSetupFile(safe, [chain]), [alice.address])
    const read = parseSetupFile(writeSetupFile(file))
    expect(read).toEqual(file)
    const rehearsal = await rehearseSetup(client, { chainId, file: read })
    // npm's build of 1.0.0, which the embedded chain has, is not the released code.
    expect(toStatuses(rehearsal)).toEqual({ ...passed, code: version === '1.0.0' ? 'failed' : 'passed' })
    expect(rehearsal.simulation.outcome).toBe('success')
  },
)

test('behavior: a passkey among the owners is named as one', async () => {
  const { client } = world
  const passkey = { x: 1n, y: 2n }
  await client.sendTransaction({ account: alice.address, ...createPasskeySignerCall(passkey) })
  const owners = [alice.address, predictPasskeySigner(passkey)]
  const safe = await deploySafe({ client, owners, threshold: 1, version: '1.4.1' })
  const { chain } = await readSetupChain(client, { chainId, safe })
  expect(chain.owners.map(({ kind }) => kind)).toEqual(['key', 'passkey'])
  const file = await signSetupFile(createSetupFile(safe, [chain]), [alice.address])
  expect(parseSetupFile(writeSetupFile(file))).toEqual(file)
  expect(toStatuses(await rehearseSetup(client, { chainId, file }))).toMatchObject({ unchanged: 'passed' })
})

test('behavior: changes since are named, and what was executed is counted', async () => {
  const { client } = world
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1, version: '1.4.1' })
  const file = await createFile(safe)
  const run = (data: Hex) => executeAsSafe({ client, safe, transaction: { data, to: safe } })
  await run(encodeFunctionData({ abi, args: [demoModule], functionName: 'enableModule' }))
  await run(
    encodeFunctionData({
      abi,
      args: ['0x0000000000000000000000000000000000000001', alice.address, dave.address],
      functionName: 'swapOwner',
    }),
  )
  const rehearsal = await rehearseSetup(client, { chainId, file })
  expect(rehearsal.changes).toMatchObject([
    { after: expect.arrayContaining([dave.address]), field: 'owners' },
    { field: 'ownerKinds' },
    { after: [demoModule], before: [], field: 'modules' },
  ])
  // Its only signer is no owner any more.
  expect(toStatuses(rehearsal)).toMatchObject({ execute: 'passed', signed: 'changed', unchanged: 'changed' })
  expect(rehearsal).toMatchObject({ outcome: 'changed', transactionsSince: 2n })
})

test('behavior: with a guard it executes; owners that cannot reach the threshold fail', async () => {
  const { client } = world
  const guarded = await deploySafe({ client, owners: [alice.address], threshold: 1, version: '1.4.1' })
  const guard = encodeFunctionData({ abi, args: [demoGuard], functionName: 'setGuard' })
  await executeAsSafe({ client, safe: guarded, transaction: { data: guard, to: guarded } })
  const rehearsal = await rehearseSetup(client, { chainId, file: await createFile(guarded) })
  expect(rehearsal.now.guard).toBe(demoGuard)
  // The demo guard allows calls and refuses delegatecalls.
  expect(toStatuses(rehearsal)).toMatchObject({ execute: 'passed', unchanged: 'passed' })
  const inner = await deploySafe({ client, owners: [bob.address], threshold: 1, version: '1.4.1' })
  const outer = await deploySafe({ client, owners: [alice.address, inner], threshold: 2, version: '1.4.1' })
  const nested = await rehearseSetup(client, { chainId, file: await createFile(outer) })
  expect(nested.now).toMatchObject({
    nested: [{ owners: [bob.address], safe: inner, threshold: 1n }],
    owners: expect.arrayContaining([{ address: inner, kind: 'safe', name: '' }]),
  })
  expect(toStatuses(nested).sign).toBe('passed')
  // The inner Safe becomes its own only owner: it can never sign again.
  const swap = encodeFunctionData({
    abi,
    args: ['0x0000000000000000000000000000000000000001', bob.address, outer],
    functionName: 'swapOwner',
  })
  await executeAsSafe({
    client,
    executor: bob.address,
    safe: inner,
    signers: [bob.address],
    transaction: { data: swap, to: inner },
  })
  const dead = await rehearseSetup(client, { chainId, file: await createFile(outer) })
  expect(toStatuses(dead).sign).toBe('failed')
  expect(dead.outcome).toBe('failed')
})

test('behavior: kinds of owners, and a contract that may sign', async () => {
  const { client } = world
  const { address: other } = await deployBoundSigner(client)
  const safe = await deploySafe({ client, owners: [alice.address, other], threshold: 2, version: '1.4.1' })
  const rehearsal = await rehearseSetup(client, { chainId, file: await createFile(safe) })
  expect(rehearsal.now.owners).toContainEqual({ address: other, kind: 'contract', name: '' })
  expect(toStatuses(rehearsal).sign).toBe('unknown')
})

test('behavior: signatures count only of owners, over this content', async () => {
  const { client } = world
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1, version: '1.4.1' })
  const file = await createFile(safe, [alice.address, dave.address])
  expect(await verifySetupSignatures(file)).toMatchObject([
    { owner: alice.address, status: 'valid' },
    { owner: dave.address, status: 'stranger' },
  ])
  const changed = { ...file, name: 'Other' }
  expect(await verifySetupSignatures(changed)).toMatchObject([{ status: 'invalid' }, { status: 'invalid' }])
  expect(toStatuses(await rehearseSetup(client, { chainId, file: changed })).signed).toBe('failed')
  const unsigned = { ...file, signatures: [] }
  expect(toStatuses(await rehearseSetup(client, { chainId, file: unsigned })).signed).toBe('missing')
  // A forger lists accounts of its own as owners.
  const [chain] = file.chains
  if (!chain) throw new Error('The file has no chain.')
  const forged = await signSetupFile(
    { ...file, chains: [{ ...chain, owners: [{ address: dave.address, kind: 'key', name: '' }], threshold: 1 }] },
    [dave.address],
  )
  expect(await verifySetupSignatures(forged)).toMatchObject([{ status: 'valid' }])
  expect(toStatuses(await rehearseSetup(client, { chainId, file: forged }))).toMatchObject({
    signed: 'changed',
    unchanged: 'changed',
  })
})

test('behavior: an owner that is a Safe signs the file (EIP-1271)', async () => {
  const { client } = world
  const inner = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version: '1.4.1' })
  const safe = await deploySafe({ client, owners: [inner, carol.address], threshold: 1, version: '1.4.1' })
  const file = await createFile(safe, [])
  const { domain, message, primaryType, types } = getSetupFileTypedData(file)
  const content = { domain, message, primaryType, types }
  const { safeMessageHash } = hashSafeMessage({ chainId, message: content, safe: inner, version: '1.4.1' })
  const packed = packSignatures(
    await Promise.all(
      [alice.address, bob.address].map(async (signer) => ({ data: await sign(signer, safeMessageHash), signer })),
    ),
  )
  const signature = encodeContractSignature({ owner: inner, signature: packed })
  const signed = { ...file, signatures: [{ owner: inner, signature }] }
  expect(await verifySetupSignatures(signed, { client })).toEqual([{ owner: inner, status: 'valid' }])
  expect(await verifySetupSignatures(signed)).toEqual([{ owner: inner, status: 'unknown' }])
})
