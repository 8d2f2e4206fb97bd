import { type Address, concat, getAddress, type Hex, numberToHex, pad, size, toBytes } from 'viem'
import { expect, test } from 'vitest'
import {
  accounts,
  alice,
  block,
  bob,
  carol,
  createFacts,
  createTransaction,
  dave,
  getHash,
  signAs,
} from '../../test/world.ts'
import { approvalKey, type ChainFacts, contractSignatureKey } from '../chain/SafeFacts.ts'
import type { ClaimedConfirmation } from './ClaimedTransaction.ts'
import { checkConfirmations, parseConfirmations, planConfirmations } from './checkConfirmations.ts'
import { createVerificationCache } from './VerificationCache.ts'

const hash = getHash(createTransaction())
const other = getHash(createTransaction({ nonce: 8n }))
const chainEvidence = { block, source: 'chain' }
const recomputed = { source: 'recomputed' }

async function check(
  confirmations: ClaimedConfirmation[],
  facts: ChainFacts | undefined = createFacts(),
  formerOwners: Address[] = [],
) {
  return checkConfirmations({
    cache: createVerificationCache(),
    confirmations: parseConfirmations(confirmations, createVerificationCache()),
    facts,
    formerOwners,
    hash,
  })
}

function approvalOf(owner: Address): Hex {
  return concat([pad(owner, { size: 32 }), numberToHex(0, { size: 32 }), '0x01'])
}

function contractSignatureOf(owner: Address, signature: Hex): Hex {
  return concat([
    pad(owner, { size: 32 }),
    numberToHex(65, { size: 32 }),
    '0x00',
    numberToHex(size(signature), { size: 32 }),
    signature,
  ])
}

test('default', async () => {
  const signature = await signAs(alice, hash)
  expect(await check([{ owner: alice, signature }])).toEqual([
    {
      claimedOwner: alice,
      code: 'VALID',
      data: signature,
      evidence: recomputed,
      kind: 'eoa',
      signer: alice,
      status: 'valid',
      threat: 'T44',
    },
  ])
})

test('behavior: T43, an account that is no owner', async () => {
  const signature = await signAs(dave, hash)
  expect(await check([{ owner: dave, signature }])).toEqual([
    {
      claimedOwner: dave,
      code: 'NOT_AN_OWNER',
      data: undefined,
      evidence: chainEvidence,
      kind: 'eoa',
      signer: dave,
      status: 'stranger',
      threat: 'T43',
    },
  ])
})

test('behavior: T44, a signature over another hash', async () => {
  const [report] = await check([{ owner: alice, signature: await signAs(alice, other) }])
  expect(report).toMatchObject({
    code: 'OTHER_SIGNER',
    data: undefined,
    evidence: recomputed,
    status: 'forged',
    threat: 'T44',
  })
  expect(report?.signer).not.toBe(alice)
})

test('behavior: T44, an owner is named for what another owner signed', async () => {
  const [report] = await check([{ owner: alice, signature: await signAs(bob, hash) }])
  expect(report).toMatchObject({ claimedOwner: alice, code: 'OTHER_SIGNER', signer: bob, status: 'forged' })
})

test('behavior: T44, numbers that no key gives', async () => {
  const signature: Hex = `0x${'00'.repeat(64)}1b`
  expect(await check([{ owner: alice, signature }])).toEqual([
    {
      claimedOwner: alice,
      code: 'NO_SIGNER',
      data: undefined,
      evidence: recomputed,
      kind: 'eoa',
      signer: undefined,
      status: 'forged',
      threat: 'T44',
    },
  ])
})

test('behavior: T45, approvals count by the chain', async () => {
  const confirmation = { owner: alice, signature: approvalOf(alice) }
  const on = (answer: boolean) => createFacts({ approvals: new Map([[approvalKey({ hash, owner: alice }), answer]]) })
  expect(await check([confirmation], on(true))).toEqual([
    {
      claimedOwner: alice,
      code: 'VALID',
      data: confirmation.signature,
      evidence: chainEvidence,
      kind: 'approvedHash',
      signer: alice,
      status: 'valid',
      threat: 'T45',
    },
  ])
  expect(await check([confirmation], on(false))).toMatchObject([
    { code: 'NOT_APPROVED_ON_CHAIN', data: undefined, evidence: chainEvidence, status: 'forged', threat: 'T45' },
  ])
  expect(await check([confirmation])).toMatchObject([
    { code: 'APPROVAL_UNKNOWN', evidence: undefined, signer: alice, status: 'unknown', threat: 'T45' },
  ])
  expect(await check([{ owner: dave, signature: approvalOf(dave) }])).toMatchObject([
    { code: 'NOT_AN_OWNER', status: 'stranger', threat: 'T43' },
  ])
  expect(await check([{ owner: bob, signature: approvalOf(alice) }], on(true))).toMatchObject([
    { code: 'OTHER_SIGNER', status: 'forged' },
  ])
})

test('behavior: T46, contract signatures count by the contract', async () => {
  const confirmation = { owner: alice, signature: contractSignatureOf(alice, '0xc0de') }
  const on = (answer: boolean | undefined) =>
    createFacts({
      contractSignatures: new Map([[contractSignatureKey({ hash, owner: alice, signature: '0xc0de' }), answer]]),
    })
  expect(await check([confirmation], on(true))).toEqual([
    {
      claimedOwner: alice,
      code: 'VALID',
      data: confirmation.signature,
      evidence: chainEvidence,
      kind: 'contract',
      signer: alice,
      status: 'valid',
      threat: 'T46',
    },
  ])
  expect(await check([confirmation], on(false))).toMatchObject([
    { code: 'CONTRACT_REFUSES', data: undefined, evidence: chainEvidence, status: 'forged', threat: 'T46' },
  ])
  expect(await check([confirmation], on(undefined))).toMatchObject([
    { code: 'CONTRACT_UNKNOWN', evidence: undefined, signer: alice, status: 'unknown', threat: 'T46' },
  ])
  expect(await check([{ owner: dave, signature: contractSignatureOf(dave, '0x') }])).toMatchObject([
    { code: 'NOT_AN_OWNER', status: 'stranger' },
  ])
})

test('behavior: T47, each owner counts once, in whatever form', async () => {
  const raw = await accounts[0]?.signMessage({ message: { raw: toBytes(hash) } })
  const ethSign: Hex = `0x${raw?.slice(2, 130)}${raw?.endsWith('1b') ? '1f' : '20'}`
  const reports = await check([
    { owner: alice, signature: await signAs(alice, other) },
    { owner: alice, signature: ethSign },
    { owner: alice, signature: await signAs(alice, hash) },
    { owner: bob, signature: await signAs(bob, hash) },
  ])
  expect(reports.map(({ code, kind, status }) => [kind, status, code])).toEqual([
    ['eoa', 'forged', 'OTHER_SIGNER'],
    ['ethSign', 'valid', 'VALID'],
    ['eoa', 'duplicate', 'COUNTED_ALREADY'],
    ['eoa', 'valid', 'VALID'],
  ])
  expect(reports[2]).toMatchObject({ data: undefined, evidence: recomputed, signer: alice, threat: 'T47' })
})

test('behavior: T48, an owner who was removed', async () => {
  const signature = await signAs(dave, hash)
  expect(await check([{ owner: dave, signature }], createFacts(), [dave])).toMatchObject([
    {
      code: 'FORMER_OWNER',
      data: undefined,
      evidence: chainEvidence,
      signer: dave,
      status: 'formerOwner',
      threat: 'T48',
    },
  ])
  // A former owner who was added again is an owner.
  expect(await check([{ owner: alice, signature: await signAs(alice, hash) }], createFacts(), [alice])).toMatchObject([
    { status: 'valid' },
  ])
})

test('behavior: T52, bytes that are not one signature', async () => {
  const signature = await signAs(alice, hash)
  expect(await check([{ owner: alice, signature: `${signature}00` }])).toEqual([
    {
      claimedOwner: alice,
      code: 'SIGNATURE_UNREADABLE',
      data: undefined,
      evidence: recomputed,
      kind: undefined,
      signer: undefined,
      status: 'forged',
      threat: 'T52',
    },
  ])
  expect(await check([{ owner: alice, signature: concat([signature, signature]) }])).toMatchObject([
    { code: 'NOT_ONE_SIGNATURE', evidence: recomputed, kind: undefined, status: 'forged', threat: 'T52' },
  ])
})

test('behavior: no signature proves nothing', async () => {
  for (const signature of [null, '0x'] as const)
    expect(await check([{ owner: alice, signature }])).toEqual([
      {
        claimedOwner: alice,
        code: 'SIGNATURE_MISSING',
        data: undefined,
        evidence: undefined,
        kind: undefined,
        signer: undefined,
        status: 'unknown',
        threat: 'T44',
      },
    ])
})

test('behavior: without owners nothing counts', async () => {
  const confirmations = [
    { owner: alice, signature: await signAs(alice, hash) },
    { owner: alice, signature: approvalOf(alice) },
    { owner: alice, signature: contractSignatureOf(alice, '0x') },
  ]
  const codes = ['OWNERS_UNKNOWN', 'APPROVAL_UNKNOWN', 'CONTRACT_UNKNOWN']
  for (const facts of [undefined, createFacts({ safe: { owners: undefined } })]) {
    const reports = await checkConfirmations({
      cache: createVerificationCache(),
      confirmations: parseConfirmations(confirmations, createVerificationCache()),
      facts,
      hash,
    })
    expect(reports.map(({ code }) => code)).toEqual(codes)
    expect(reports.every(({ data, status }) => status === 'unknown' && data === undefined)).toBe(true)
  }
  expect(
    (
      await checkConfirmations({
        cache: createVerificationCache(),
        confirmations: parseConfirmations(confirmations.slice(0, 1), createVerificationCache()),
        facts: undefined,
        hash,
      })
    )[0]?.threat,
  ).toBe('T43')
})

test('behavior: addresses compare whatever their case', async () => {
  const facts = createFacts({ safe: { owners: [alice.toLowerCase() as Address, carol] } })
  const signature = await signAs(alice, hash)
  expect(await check([{ owner: alice.toUpperCase().replace('0X', '0x') as Address, signature }], facts)).toMatchObject([
    { status: 'valid' },
  ])
})

test('behavior: the chain is read only for what the signatures need', async () => {
  const parsed = parseConfirmations(
    [
      { owner: alice, signature: await signAs(alice, hash) },
      { owner: bob, signature: approvalOf(bob) },
      { owner: carol, signature: contractSignatureOf(carol, '0xbeef') },
      { owner: dave, signature: null },
      { owner: dave, signature: '0x1234' },
    ],
    createVerificationCache(),
  )
  expect(planConfirmations({ hash, preimage: '0x1901' }, parsed)).toEqual({
    approvals: [{ hash, owner: bob }],
    contractSignatures: [{ hash, owner: carol, preimage: '0x1901', signature: '0xbeef' }],
  })
})

test('behavior: approvals and contract signatures of other accounts do not count', async () => {
  const reports = await check([
    { owner: dave, signature: approvalOf(dave) },
    { owner: dave, signature: contractSignatureOf(dave, '0xab') },
  ])
  expect(reports.map(({ code, data, signer, status, threat }) => ({ code, data, signer, status, threat }))).toEqual(
    [1, 2].map(() => ({ code: 'NOT_AN_OWNER', data: undefined, signer: dave, status: 'stranger', threat: 'T43' })),
  )
})

test('behavior: thousands of made-up signatures cost a few recoveries, and hide no true one', async () => {
  const junk = (index: number): Hex =>
    concat([numberToHex(index + 1, { size: 32 }), numberToHex(1, { size: 32 }), '0x1b'])
  const bogus = Array.from({ length: 1_000 }, (_, index) => [
    { owner: alice, signature: junk(index) },
    { owner: getAddress(numberToHex(index + 1_000, { size: 20 })), signature: junk(index) },
  ]).flat()
  let recovered = 0
  const counting = { ...createVerificationCache() }
  const cache = {
    ...counting,
    recover: (...parameters: Parameters<typeof counting.recover>) => {
      recovered += 1
      return counting.recover(...parameters)
    },
  }
  const claims = [...bogus, { owner: alice, signature: await signAs(alice, hash) }]
  const reports = await checkConfirmations({
    cache,
    confirmations: parseConfirmations(claims, cache),
    facts: createFacts(),
    hash,
  })
  expect(reports).toHaveLength(claims.length)
  expect(recovered).toBeLessThanOrEqual(10)
  // Local signatures and on-chain approvals come last.
  expect(reports.at(-1)).toMatchObject({ code: 'VALID', status: 'valid' })
  expect(reports.filter(({ status }) => status === 'valid')).toHaveLength(1)
})
