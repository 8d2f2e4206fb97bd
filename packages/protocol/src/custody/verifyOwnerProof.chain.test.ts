import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, safeContracts } from '@countersign/devchain/demo-world'
import { deployBoundSigner, deploySafe, encodeExecTransaction, toSafeTransaction } from '@countersign/devchain/testing'
import { type Address, createWalletClient, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractSignature, setupChain, sign } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { hashOwnerProof } from './createOwnerProofTypedData.ts'
import { listProofSteps } from './listProofSteps.ts'
import { createOwnerProof, type OwnerProof } from './OwnerProofSchema.ts'
import { verifyOwnerProof } from './verifyOwnerProof.ts'

const versions = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0'] as const
type Version = (typeof versions)[number]

const [alice, bob, carol, dave] = demoAccounts
const now = 1_800_000_000
const nonce: Hex = `0x${'11'.repeat(32)}`
const signatureAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
  'function checkSignatures(bytes32 hash, bytes data, bytes signatures) view',
  'function approveHash(bytes32 hash)',
])
let chain: World['chain']
let client: World['client']
type World = Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  const world = await setupChain()
  chain = world.chain
  client = world.client
})
afterAll(() => chain.stop())

const node = () => createCountingClient(chain.url).client

function request(safe: Address, safeVersion: Version, owner: Address): OwnerProof {
  return createOwnerProof({ chainId, nonce, now, owner, purpose: 'Add as owner', safe, safeVersion })
}

/** Signs every step that these accounts have. */
async function answer(proof: OwnerProof, signers: readonly Address[]): Promise<OwnerProof> {
  const signatures = [...proof.signatures]
  for (const signer of signers)
    for (const { content, path } of await listProofSteps(node(), { challenge: proof.challenge, signer }))
      signatures.push({ path: [...path], signature: await sign(signer, content.hash) })
  return { ...proof, signatures }
}

const verify = (proof: OwnerProof, at = now + 60) => verifyOwnerProof(node(), { now: at, proof })

const deployNested = (owners: readonly Address[], version: Version) =>
  deploySafe({ client, l2: false, owners, threshold: owners.length, version })

test.each(versions)('default: every kind of owner, %s', async (version) => {
  const safe = await deployNested([alice.address], version)
  const key = request(safe, version, bob.address)
  expect(await verify(key)).toMatchObject({ reason: 'NOT_SIGNED', status: 'unproven' })
  expect(await verify(await answer(key, [bob.address]))).toMatchObject({ issuedAt: now, kind: 'key', status: 'proven' })

  const contract = await deployBoundSigner(client)
  await contract.bind(safe)
  const unsigned = request(safe, version, contract.address)
  const signatures = [{ path: [contract.address], signature: '0x1234' as const }]
  expect(await verify({ ...unsigned, signatures })).toMatchObject({ kind: 'contract', status: 'proven' })
  // The contract answers only to its own Safe: unsigned for another one it refuses.
  const foreign = { ...request(alice.address, version, contract.address), signatures }
  expect(await verify(foreign)).toMatchObject({ reason: 'CONTRACT_REFUSES', status: 'unproven' })

  const outer = request(safe, version, await deployNested([bob.address, carol.address], version))
  expect(await verify(await answer(outer, [bob.address]))).toMatchObject({
    kind: 'safe',
    progress: { signed: 1, threshold: 2 },
    reason: 'NOT_ENOUGH_OWNERS',
    status: 'unproven',
  })
  const complete = await verify(await answer(outer, [bob.address, carol.address]))
  expect(complete).toMatchObject({ isApprovalOnly: false, kind: 'safe', status: 'proven' })

  const inner = await deployNested([carol.address], version)
  const deep = request(safe, version, await deployNested([bob.address, inner], version))
  expect(await verify(await answer(deep, [bob.address]))).toMatchObject({ progress: { signed: 1 }, status: 'unproven' })
  expect(await verify(await answer(deep, [bob.address, carol.address]))).toMatchObject({
    isApprovalOnly: false,
    kind: 'safe',
    status: 'proven',
  })

  // A contract's signature for an address that has no code on this chain, and contracts that cannot sign.
  const absent = {
    ...request(safe, version, dave.address),
    signatures: [{ path: [dave.address], signature: '0x12' as const }],
  }
  expect(await verify(absent)).toMatchObject({ reason: 'NO_CODE', status: 'unable' })
  expect(await verify(request(safe, version, demoModule))).toMatchObject({ reason: 'NO_EIP1271', status: 'unable' })
  const sentinel = '0x0000000000000000000000000000000000000001'
  expect(await verify(request(safe, version, sentinel))).toMatchObject({ reason: 'RESERVED_ADDRESS', status: 'unable' })
})

test.each(['1.1.1', '1.5.0'] as const)('behavior: a Safe of each version as owner of a Safe %s', async (parent) => {
  const safe = await deployNested([alice.address], parent)
  for (const version of versions) {
    const owner = await deployNested([bob.address], version)
    const report = await verify(await answer(request(safe, parent, owner), [bob.address]))
    expect([version, report.status, report.reason]).toEqual([version, 'proven', undefined])
    // Before 1.3.0 a Safe lacks the function that 1.5.0 calls, and 1.5.0 that of before: such owners approve hashes.
    const isOlder = ['1.0.0', '1.1.1', '1.2.0'].includes(version)
    expect([version, report.isApprovalOnly]).toEqual([version, parent === '1.5.0' ? isOlder : version === '1.5.0'])
  }
})

test('behavior: EIP-7702, the key of an account with code signs as before', async () => {
  const account = privateKeyToAccount(dave.privateKey)
  const wallet = createWalletClient({ account, chain: client.chain, transport: http(chain.url) })
  const authorization = await wallet.signAuthorization({
    contractAddress: safeContracts['1.4.1'].multiSend,
    executor: 'self',
  })
  await wallet.sendTransaction({ authorizationList: [authorization], gas: 200_000n, to: alice.address })
  const code = await client.getCode({ address: account.address })
  expect(code?.startsWith('0xef0100')).toBe(true)
  for (const version of versions) {
    const proof = request(await deployNested([alice.address], version), version, account.address)
    expect(await verify(proof)).toMatchObject({ kind: 'delegated', reason: 'NOT_SIGNED', status: 'unproven' })
    const signatures = [
      { path: [account.address], signature: await sign(account.address, hashOwnerProof(proof.challenge).hash) },
    ]
    expect(await verify({ ...proof, signatures })).toMatchObject({ kind: 'delegated', status: 'proven' })
  }
})

test.each(versions)('behavior: no proof approves anything, %s', async (version) => {
  const nested = await deployNested([bob.address], version)
  const safe = await deployNested([alice.address], version)
  const outer = await deployNested([nested], version)
  const direct = await answer(request(safe, version, alice.address), [alice.address])
  const through = await answer(request(outer, version, nested), [bob.address])
  const { hash, preimage } = hashOwnerProof(direct.challenge)
  const byKey = direct.signatures[0]?.signature ?? '0x'
  const byOwner = through.signatures[0]?.signature ?? '0x'
  const packed = packSignatures([{ data: contractSignature(nested, byOwner), signer: nested }])
  const payloads: Hex[] = [
    '0x',
    hash,
    preimage,
    encodeFunctionData({ abi: signatureAbi, args: [hash], functionName: 'approveHash' }),
  ]
  for (const data of payloads)
    for (const [target, signatures] of [
      [safe, byKey],
      [outer, packed],
      [nested, byOwner],
      [nested, byKey],
    ] as const) {
      const transaction = toSafeTransaction({ data, nonce: 0n, to: target, value: 0n })
      const call = client.call({
        account: dave.address,
        data: encodeExecTransaction(transaction, signatures),
        to: target,
      })
      await expect(call).rejects.toThrow()
    }
  // As a message of the Safe whose owner proved itself it is worth nothing, in either variant.
  const accepts = async (to: Address, args: readonly [Hex, Hex], variant: 'bytes' | 'bytes32') => {
    const abi = signatureAbi.filter(({ inputs, name }) => name === 'isValidSignature' && inputs[0].type === variant)
    const data = encodeFunctionData({ abi, args, functionName: 'isValidSignature' })
    const result = await client.call({ data, to }).catch(() => ({ data: undefined }))
    return /^0x(1626ba7e|20c13b0b)/.test(result.data ?? '')
  }
  for (const [to, signature] of [
    [safe, byKey],
    [outer, packed],
  ] as const) {
    expect(await accepts(to, [hash, signature], 'bytes32')).toBe(false)
    expect(await accepts(to, [preimage, signature], 'bytes')).toBe(false)
    expect(await accepts(to, [hash, signature], 'bytes')).toBe(false)
  }
  // Of the nested Safe the signature is one over the proof, and over nothing else.
  expect(await accepts(nested, [nonce, byOwner], 'bytes32')).toBe(false)
  expect(await accepts(nested, [nonce, byOwner], 'bytes')).toBe(false)
  await expect(
    client.simulateContract({
      abi: signatureAbi,
      account: dave.address,
      address: safe,
      args: [hash],
      functionName: 'approveHash',
    }),
  ).rejects.toThrow()
})

test('error: another key, another challenge, a time to come, no node', async () => {
  const safe = await deployNested([alice.address], '1.4.1')
  const proof = await answer(request(safe, '1.4.1', bob.address), [bob.address])
  const { challenge, signatures } = proof
  const [mine] = signatures
  for (const change of [
    { safe: alice.address },
    { chainId: 31_337, issuedAt: now + 1 },
    { purpose: 'Other' },
    { nonce: `0x${'22'.repeat(32)}` as const },
  ])
    expect(await verify({ ...proof, challenge: { ...challenge, ...change } })).toMatchObject({ reason: 'WRONG_SIGNER' })
  const other = { ...proof, challenge: { ...challenge, owner: carol.address } }
  expect(await verify(other)).toMatchObject({ reason: 'NOT_SIGNED', status: 'unproven' })
  const moved = { ...other, signatures: [{ path: [carol.address], signature: mine?.signature ?? '0x' }] }
  expect(await verify(moved)).toMatchObject({ reason: 'WRONG_SIGNER', status: 'unproven' })
  expect(await verify(proof, now - 700)).toMatchObject({ reason: 'FROM_THE_FUTURE', status: 'unproven' })
  expect(await verifyOwnerProof(undefined, { now, proof })).toMatchObject({
    reason: 'NODE_UNREACHABLE',
    status: 'unknown',
  })
})
