import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createSoftwarePasskey, deploySafe } from '@countersign/devchain/testing'
import { type Address, type Hex, keccak256 } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupChain, sign } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { predictPasskeySigner } from '../passkey/passkeyContracts.ts'
import { createPasskeySignerCall } from '../passkey/readPasskeySupport.ts'
import { hashOwnerProof } from './createOwnerProofTypedData.ts'
import { listProofSteps } from './listProofSteps.ts'
import { createOwnerProof, type OwnerProof } from './OwnerProofSchema.ts'
import { verifyOwnerProof } from './verifyOwnerProof.ts'

const versions = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0'] as const
type Version = (typeof versions)[number]

const [alice, bob, carol] = demoAccounts
const now = 1_800_000_000
const nonce: Hex = `0x${'11'.repeat(32)}`
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
const deploy = (owners: readonly Address[], version: Version) =>
  deploySafe({ client, l2: false, owners, threshold: owners.length, version })
const request = (safe: Address, safeVersion: Version, owner: Address): OwnerProof =>
  createOwnerProof({ chainId, nonce, now, owner, purpose: 'Add as owner', safe, safeVersion })
const verify = (proof: OwnerProof) => verifyOwnerProof(node(), { now: now + 60, proof })
const signedAs = (proof: OwnerProof, path: readonly Address[], signature: Hex): OwnerProof => ({
  ...proof,
  signatures: [...proof.signatures, { path: [...path], signature }],
})

/** Accepts any signature in one variant of `isValidSignature`, whose magic value is its own selector. */
async function deployVariant(selector: string): Promise<Address> {
  const code = `60003560e01c8063${selector}14601457600080fd5b60e01b60005260206000f3`
  const hash = await client.sendTransaction({ account: alice.address, data: `0x602080600b6000396000f3${code}` })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not created.')
  return contractAddress
}

test.each(versions)('default: a passkey, and one in a nested Safe, %s', async (version) => {
  const passkey = await createSoftwarePasskey({ origin: 'https://safe.example', rpId: 'safe.example' })
  await client.sendTransaction({ account: alice.address, ...createPasskeySignerCall(passkey.publicKey) })
  const signer = predictPasskeySigner(passkey.publicKey)
  const safe = await deploy([alice.address], version)
  const proof = request(safe, version, signer)
  expect(await verify(proof)).toMatchObject({ kind: 'contract', reason: 'NOT_SIGNED', status: 'unproven' })
  const { hash } = hashOwnerProof(proof.challenge)
  const answered = signedAs(proof, [signer], await passkey.sign(hash))
  expect(await verify(answered)).toMatchObject({ kind: 'contract', status: 'proven' })
  const other = await createSoftwarePasskey({ origin: 'https://safe.example', rpId: 'safe.example' })
  const forged = signedAs(proof, [signer], await other.sign(hash))
  expect(await verify(forged)).toMatchObject({ reason: 'CONTRACT_REFUSES', status: 'unproven' })

  const nested = request(safe, version, await deploy([bob.address, signer], version))
  const [step] = await listProofSteps(node(), { challenge: nested.challenge, signer })
  const [own] = await listProofSteps(node(), { challenge: nested.challenge, signer: bob.address })
  if (!step || !own) throw new Error('There is nothing to sign.')
  const byKey = signedAs(nested, own.path, await sign(bob.address, own.content.hash))
  expect(await verify(byKey)).toMatchObject({ progress: { signed: 1, threshold: 2 }, status: 'unproven' })
  // Before 1.4.0 a Safe hands a contract the bytes it is to answer for: that is what the passkey has to sign.
  const byBoth = signedAs(byKey, step.path, await passkey.sign(keccak256(step.content.preimage)))
  expect(await verify(byBoth)).toMatchObject({ kind: 'safe', status: 'proven' })
})

test.each(versions)('behavior: a contract with one variant of EIP-1271 alone, %s', async (version) => {
  const safe = await deploy([alice.address], version)
  const isByHash = version === '1.5.0'
  const [fitting, other] = isByHash ? (['1626ba7e', '20c13b0b'] as const) : (['20c13b0b', '1626ba7e'] as const)
  const able = request(safe, version, await deployVariant(fitting))
  expect(await verify(able)).toMatchObject({ kind: 'contract', reason: 'NOT_SIGNED', status: 'unproven' })
  expect(await verify(signedAs(able, [able.challenge.owner], '0x12'))).toMatchObject({ status: 'proven' })
  const unable = request(safe, version, await deployVariant(other))
  expect(await verify(unable)).toMatchObject({ kind: 'contract', reason: 'NO_EIP1271', status: 'unable' })
  expect(await verify(signedAs(unable, [unable.challenge.owner], '0x12'))).toMatchObject({ status: 'unproven' })
})

test.each(versions)('behavior: a Safe of each version, two deep, as owner of a Safe %s', async (version) => {
  const safe = await deploy([alice.address], version)
  for (const inner of versions) {
    const innermost = await deploy([carol.address], inner)
    const owner = await deploy([innermost], version)
    const proof = request(safe, version, owner)
    const [step] = await listProofSteps(node(), { challenge: proof.challenge, signer: carol.address })
    if (!step) throw new Error('There is nothing to sign.')
    const report = await verify(signedAs(proof, step.path, await sign(carol.address, step.content.hash)))
    // The outer Safe can only approve on chain, which needs its official code: of these versions no package has it.
    const isUnknown = inner === '1.5.0' && (version === '1.0.0' || version === '1.2.0')
    const status = isUnknown ? 'unproven' : 'proven'
    expect([inner, report.status, report.progress]).toEqual([inner, status, { signed: 1, threshold: 1 }])
  }
})
