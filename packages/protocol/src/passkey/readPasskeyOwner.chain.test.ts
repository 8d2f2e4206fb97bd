import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import {
  type AssertionOptions,
  createSoftwarePasskey,
  deploySafe,
  encodeExecTransaction,
  hashOnChain,
  type SoftwarePasskey,
  safeAbi,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { type Address, encodeFunctionData, type Hex, keccak256, parseAbi, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractSignature, setupChain, sign } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { passkeyFactoryAbi } from '../abi/libraryAbi.ts'
import { readBlock } from '../chain/ChainClient.ts'
import { verifyOwn } from '../evidence/Evidence.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { acceptContractSignature } from '../verify/acceptContractSignature.ts'
import { createSigningRequest } from '../verify/createSigningRequest.ts'
import {
  defaultVerifiers,
  p256Verifiers,
  packVerifiers,
  passkeySignerFactories,
  predictPasskeySigner,
  sharedPasskeySigner,
} from './passkeyContracts.ts'
import { readOwnerTypes } from './readOwnerTypes.ts'
import { readPasskeyOwner } from './readPasskeyOwner.ts'
import {
  canOwnByPasskey,
  createPasskeySignerCall,
  isPasskeySignerDeployed,
  readPasskeySupport,
} from './readPasskeySupport.ts'

const [alice, bob] = demoAccounts
const site = { origin: 'https://safe.example', rpId: 'safe.example' }
let world: Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  world = await setupChain()
})
afterAll(() => world.chain.stop())

const getNode = () => createCountingClient(world.chain.url).client

/** A Safe of Alice and a passkey's own signer, both of which have to sign. */
async function createSafe(passkey: SoftwarePasskey, version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1') {
  const { client } = world
  await client.sendTransaction({ account: alice.address, ...createPasskeySignerCall(passkey.publicKey) })
  const signer = predictPasskeySigner(passkey.publicKey)
  const safe = await deploySafe({ client, owners: [alice.address, signer], threshold: 2, version })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
  return { safe, signer }
}

async function execute(
  safe: Address,
  { passkey, signer, options }: { passkey: SoftwarePasskey; signer: Address; options?: AssertionOptions },
): Promise<'executed' | 'refused'> {
  const { client } = world
  const nonce = await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })
  const transaction = toSafeTransaction({ nonce, to: bob.address, value: 1n })
  const hash = await hashOnChain(client, safe, transaction)
  const signatures = packSignatures([
    { data: await sign(alice.address, hash), signer: alice.address },
    { data: contractSignature(signer, await passkey.sign(hash, options)), signer },
  ])
  const data = encodeExecTransaction(transaction, signatures)
  const before = await client.getBalance({ address: bob.address })
  const sent = await client.sendTransaction({ account: alice.address, data, gas: 5_000_000n, to: safe })
  const { status } = await client.getTransactionReceipt({ hash: sent })
  const isPaid = (await client.getBalance({ address: bob.address })) === before + 1n
  expect(isPaid).toBe(status === 'success')
  return isPaid ? 'executed' : 'refused'
}

for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const)
  test(`default: a Safe ${version} executes what its passkey signed`, async () => {
    const passkey = await createSoftwarePasskey(site)
    const { safe, signer } = await createSafe(passkey, version)
    expect(await isPasskeySignerDeployed(getNode(), passkey.publicKey)).toBe(true)
    expect(await execute(safe, { passkey, signer })).toBe('executed')
    // The contracts do not know the rule of the low half.
    expect(await execute(safe, { passkey, signer, options: { s: 'high' } })).toBe('executed')
    const owner = await readPasskeyOwner(getNode(), { owner: signer, safe }, await readBlock(getNode(), { chainId }))
    expect(owner).toEqual({
      kind: 'own',
      publicKey: passkey.publicKey,
      verifiers: defaultVerifiers,
      version: '0.2.0',
    })
  })

test('behavior: without the precompile the contract verifies, and each verifier makes another signer', async () => {
  const passkey = await createSoftwarePasskey(site)
  const { client } = world
  const signers = new Set<Address>()
  for (const factory of passkeySignerFactories)
    for (const { address: contract } of p256Verifiers) {
      const verifiers = packVerifiers({ contract, precompile: undefined })
      const { x, y } = passkey.publicKey
      const data = encodeFunctionData({ abi: passkeyFactoryAbi, args: [x, y, verifiers], functionName: 'createSigner' })
      await client.sendTransaction({ account: alice.address, data, to: factory.address })
      const signer = predictPasskeySigner({ factory, verifiers, x, y })
      signers.add(signer)
      const safe = await deploySafe({ client, owners: [alice.address, signer], threshold: 2, version: '1.4.1' })
      await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
      expect(await execute(safe, { passkey, signer })).toBe('executed')
      const owner = await readPasskeyOwner(getNode(), { owner: signer, safe }, await readBlock(getNode(), { chainId }))
      expect(owner).toMatchObject({ kind: 'own', verifiers, version: factory.version })
    }
  expect(signers.size).toBe(2)
})

test('behavior: the shared signer reads the key of the Safe that calls it', async () => {
  const passkey = await createSoftwarePasskey(site)
  const { client } = world
  const { address: signer } = sharedPasskeySigner
  const { x, y } = passkey.publicKey
  const create = async (isConfigured: boolean) => {
    const abi = parseAbi([
      'struct Signer { uint256 x; uint256 y; uint176 verifiers; }',
      'function configure(Signer signer)',
    ])
    const signerOfSafe = { x, y, verifiers: defaultVerifiers }
    const data = encodeFunctionData({ abi, args: [signerOfSafe], functionName: 'configure' })
    const safe = await deploySafe({ client, owners: [alice.address, signer], threshold: 1, version: '1.4.1' })
    await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
    const contract = { abi: safeAbi, address: safe } as const
    const steps: { to: Address; data: Hex; operation: 0 | 1 }[] = [
      ...(isConfigured ? [{ data, operation: 1 as const, to: signer }] : []),
      {
        data: encodeFunctionData({ abi: parseAbi(['function changeThreshold(uint256)']), args: [2n] }),
        operation: 0 as const,
        to: safe,
      },
    ]
    for (const step of steps) {
      const nonce = await client.readContract({ ...contract, functionName: 'nonce' })
      const transaction = toSafeTransaction({ ...step, nonce })
      const signatures = await sign(alice.address, await hashOnChain(client, safe, transaction))
      const call = encodeExecTransaction(transaction, signatures)
      await client.sendTransaction({ account: alice.address, data: call, gas: 5_000_000n, to: safe })
    }
    return safe
  }
  const safe = await create(true)
  expect(await execute(safe, { passkey, signer })).toBe('executed')
  const block = await readBlock(getNode(), { chainId })
  expect(await readPasskeyOwner(getNode(), { owner: signer, safe }, block)).toMatchObject({
    kind: 'shared',
    publicKey: { x, y },
  })
  // Another Safe, for which nobody stored a key.
  const other = await create(false)
  expect(await execute(other, { passkey, signer })).toBe('refused')
  expect(
    await readPasskeyOwner(getNode(), { owner: signer, safe: other }, await readBlock(getNode(), { chainId })),
  ).toBe(undefined)
})

test('behavior: a signature is accepted as the Safe will, for its transaction alone', async () => {
  const passkey = await createSoftwarePasskey(site)
  const { safe, signer } = await createSafe(passkey)
  const transaction = toSafeTransaction({ nonce: 0n, to: bob.address, value: 1n })
  const safeTxHash = await hashOnChain(world.client, safe, transaction)
  const request = createSigningRequest({
    chainId,
    safe,
    safeTxHash,
    transaction: verifyOwn(transaction),
    version: '1.4.1',
  })
  const signature = await passkey.sign(safeTxHash)
  expect(await acceptContractSignature(getNode(), { owner: signer, request, signature })).toBe(
    contractSignature(signer, signature).toLowerCase(),
  )
  const other = await createSoftwarePasskey(site)
  const refused = [
    await passkey.sign(keccak256('0x01')),
    await other.sign(safeTxHash),
    // Without the user's verification.
    await passkey.sign(safeTxHash, { flags: 0x01 }),
    `0x${'00'.repeat(64)}` as const,
  ]
  for (const wrong of refused)
    await expect(
      acceptContractSignature(getNode(), { owner: signer, request, signature: wrong }),
    ).rejects.toMatchObject({
      code: 'CONTRACT_REFUSES',
    })
})

test('behavior: what a chain lacks is found by calls', async () => {
  const complete = { hasFactory: true, hasPrecompile: true, hasVerifier: true }
  expect(await readPasskeySupport(getNode(), { chainId })).toEqual(complete)
  expect(canOwnByPasskey(complete)).toBe(true)
  expect(canOwnByPasskey({ ...complete, hasPrecompile: false })).toBe(true)
  expect(canOwnByPasskey({ ...complete, hasVerifier: false })).toBe(true)
  expect(canOwnByPasskey({ ...complete, hasPrecompile: false, hasVerifier: false })).toBe(false)
  expect(canOwnByPasskey({ ...complete, hasFactory: false })).toBe(false)
})

test('behavior: the types of owners', async () => {
  const passkey = await createSoftwarePasskey(site)
  const { signer, safe } = await createSafe(passkey)
  const pending = predictPasskeySigner((await createSoftwarePasskey(site)).publicKey)
  const owners = [alice.address, signer, safe, passkeySignerFactories[0].address, pending]
  const parameters = { chainId, owners, safe: alice.address }
  expect(await readOwnerTypes(getNode(), parameters)).toEqual(['account', 'passkey', 'safe', 'contract', 'account'])
  expect((await readOwnerTypes(getNode(), { ...parameters, passkeys: [pending] })).at(-1)).toBe('passkey')
})

test('error: a contract that claims to be a signer is none', async () => {
  const passkey = await createSoftwarePasskey(site)
  const { client } = world
  // Returns a valid configuration of somebody's key.
  const { x, y } = passkey.publicKey
  const words = [x, y, defaultVerifiers].map((value) => value.toString(16).padStart(64, '0')).join('')
  const runtime = `6060600a5f3960605ff3${words}`
  const size = (runtime.length / 2).toString(16).padStart(2, '0')
  const hash = await client.sendTransaction({ account: alice.address, data: `0x60${size}8060095f395ff3${runtime}` })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  const owner = contractAddress ?? zeroAddress
  const block = await readBlock(getNode(), { chainId })
  expect(await client.call({ data: '0xc3f909d4', to: owner })).toMatchObject({ data: `0x${words}` })
  expect(await readPasskeyOwner(getNode(), { owner, safe: alice.address }, block)).toBeUndefined()
  expect(await readPasskeyOwner(getNode(), { owner: bob.address, safe: alice.address }, block)).toBeUndefined()
})
