import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import {
  createOwnerProof,
  createOwnerProofTypedData,
  type OwnerProof,
  OwnerProofListSchema,
} from '@countersign/protocol/custody'
import { type Address, encodeFunctionData, type Hex, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { sendJson } from '../../../test/sendJson.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { maxProofsPerOwner } from '../../db/queries/ownerProofs.ts'

const [alice, bob, carol] = demoAccounts
const sentinel = '0x0000000000000000000000000000000000000001'
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup() {
  const world = await setupWorld(chain)
  const owners = [alice.address, bob.address]
  const safe = await deploySafe({ client: chain.client, owners, threshold: 1 })
  const api = await createTestApi(world)
  const path = `/v1/chains/31337/safes/${safe}/owner-proofs`
  return {
    list: async () => OwnerProofListSchema.parse((await api.get(path)).body).results,
    safe,
    send: (proof: unknown) => sendJson(api, 'POST', path, proof),
    world,
  }
}

type Account = (typeof demoAccounts)[number]

async function prove(safe: Address, by: Account, { at = Date.now() / 1_000 - 60, nonce = 1, owner = by.address } = {}) {
  const challenge = { chainId: 31337, owner, purpose: 'Key check', safe, safeVersion: '1.4.1' }
  const request = createOwnerProof({ ...challenge, nonce: numberToHex(nonce, { size: 32 }), now: at })
  const typedData = createOwnerProofTypedData(request.challenge)
  const signature: Hex = await privateKeyToAccount(by.privateKey).signTypedData(typedData)
  return { ...request, signatures: [{ path: [owner], signature }] } satisfies OwnerProof
}

test('default: a proof of an owner is stored and listed as it was signed', async () => {
  const { list, safe, send } = await setup()
  const proof = await prove(safe, bob)
  expect((await send(proof)).status).toBe(200)
  // Twice is once.
  expect((await send(proof)).status).toBe(200)
  expect(await list()).toEqual([proof])
})

test('behavior: the newest few per owner; those of former owners go', async () => {
  const { list, safe, send } = await setup()
  const now = Math.floor(Date.now() / 1_000)
  await send(await prove(safe, alice))
  for (let index = 0; index < maxProofsPerOwner + 2; index += 1)
    expect((await send(await prove(safe, bob, { at: now - 100 + index, nonce: index }))).status).toBe(200)
  const bobs = (await list()).filter(({ challenge }) => challenge.owner === bob.address)
  expect(bobs.map(({ challenge }) => challenge.issuedAt - now)).toEqual([-91, -92, -93, -94, -95, -96, -97, -98])
  const data = encodeFunctionData({ abi: safeAbi, args: [sentinel, alice.address, 1n], functionName: 'removeOwner' })
  await executeAsSafe({ client: chain.client, safe, transaction: { data, to: safe } })
  expect((await list()).map(({ challenge }) => challenge.owner)).not.toContain(alice.address)
})

test('error: what proves nothing is not stored', async () => {
  const { list, safe, send } = await setup()
  const proof = await prove(safe, bob)
  const refused: [object, string][] = [
    [await prove(safe, carol), 'NOT_AN_OWNER'],
    [await prove(safe, carol, { owner: bob.address }), 'INVALID_PROOF'],
    [await prove(alice.address, bob), 'OTHER_SAFE'],
    [{ ...proof, challenge: { ...proof.challenge, purpose: 'Other' } }, 'INVALID_PROOF'],
    [{ ...proof, signatures: [] }, 'INVALID_PROOF'],
    [await prove(safe, bob, { at: Date.now() / 1_000 + 86_400 }), 'INVALID_PROOF'],
    [{ ...proof, signatures: [{ path: [bob.address], signature: `0x${'00'.repeat(20_000)}` }] }, 'DATA_TOO_LARGE'],
    [{ ...proof, signatures: Array.from({ length: 17 }, () => proof.signatures[0]) }, 'TOO_MANY_SIGNATURES'],
  ]
  for (const [body, code] of refused) {
    const { body: answer, status } = await send(body)
    expect([status >= 400 && status < 500, JSON.stringify(answer).includes(code), code]).toEqual([true, true, code])
  }
  expect((await send({ ...proof, extra: 1 })).status).toBe(422)
  expect(await list()).toEqual([])
})
