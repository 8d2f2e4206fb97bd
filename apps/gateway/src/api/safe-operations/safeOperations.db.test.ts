import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import { hashSafeOperation, safeOperationModules } from '@countersign/protocol/hash'
import { createPageSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import {
  type Address,
  concat,
  domainSeparator,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbi,
  parseAbiParameters,
  toEventSelector,
} from 'viem'
import { sign as signHash } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { type SignedOperationParameters, signedOperation } from '../../../test/signedOperation.ts'
import { ServiceSafeOperationSchema } from '../tx-service/safeOperations.ts'

const [alice, bob, carol, dave] = demoAccounts
const [module06, module07] = safeOperationModules
const base = '/tx-service/31337/api/v1'
const abi = parseAbi([
  'function checkSignatures(bytes32 dataHash, bytes data, bytes signatures) view',
  'function enableModule(address module)',
  'function approveHash(bytes32 hashToApprove)',
])

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup({ owners = [alice.address, bob.address] }: { owners?: Address[] } = {}) {
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners, threshold: 2 })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const path = `${base}/safes/${safe}/safe-operations/`
  const sign = (parameters: Partial<SignedOperationParameters> = {}) => signedOperation({ safe, ...parameters })
  const send = (body: unknown) => api.post(path, body)
  const confirm = (hash: Hex, signature: Hex) =>
    api.post(`${base}/safe-operations/${hash}/confirmations/`, { signature })
  const list = async (query = '') =>
    createPageSchema(ServiceSafeOperationSchema).parse((await api.get(`${path}?${query}`)).body)
  const get = async (hash: Hex) =>
    ServiceSafeOperationSchema.parse((await api.get(`${base}/safe-operations/${hash}/`)).body)
  const countRows = async () =>
    (await world.db.selectFrom('safe_operation').selectAll().execute()).length +
    (await world.db.selectFrom('safe_operation_confirmation').selectAll().execute()).length
  return { api, client, confirm, countRows, get, list, path, safe, send, sign, world }
}

test.each([
  ['0.6', module06],
  ['0.7', module07],
] as const)(
  'default: an operation for entry point %s, confirmed by a second owner',
  async (entryPointVersion, deployment) => {
    const { client, confirm, get, list, safe, send, sign, world } = await setup()
    const validUntil = Math.floor(Date.now() / 1000) + 3600
    const operation = { nonce: (9n << 64n) | 9n, paymasterAndData: concat([carol.address, '0xabcd']), validUntil }
    const alices = await sign({ entryPointVersion, operation })
    const bobs = await sign({ entryPointVersion, operation, signers: [bob] })
    expect(await send(alices.body)).toEqual({ body: undefined, status: 201 })
    expect(await confirm(alices.hash, bobs.body.signature)).toEqual({
      body: { signature: bobs.body.signature },
      status: 201,
    })
    const stored = await get(alices.hash)
    expect(stored).toMatchObject({
      confirmations: [
        { owner: alice.address, signature: alices.body.signature, signatureType: 'EOA' },
        { owner: bob.address, signature: bobs.body.signature, signatureType: 'EOA' },
      ],
      moduleAddress: deployment.module,
      safeOperationHash: alices.hash,
      userOperation: {
        callData: '0x7bb37428',
        callGasLimit: '100001',
        entryPoint: deployment.entryPoint,
        ethereumTxHash: null,
        initCode: null,
        nonce: operation.nonce.toString(),
        paymaster: carol.address,
        paymasterData: '0xabcd',
        sender: safe,
        verificationGasLimit: '200002',
      },
      validAfter: null,
      validUntil: new Date(validUntil * 1000).toISOString(),
    })
    expect((await list()).results).toEqual([stored])
    // The Safe accepts the prepared signature, called as by the module.
    const hashes = hashSafeOperation({ chainId: 31_337, ...deployment, operation: alices.operation })
    const data = concat(['0x1901', hashes.domainHash, hashes.messageHash])
    const args = [alices.hash, data, stored.preparedSignature ?? '0x'] as const
    await client.readContract({ abi, address: safe, args, functionName: 'checkSignatures' })
    expect(await world.db.selectFrom('safe_operation_confirmation').select(['verdict']).execute()).toEqual([
      { verdict: 'valid' },
      { verdict: 'valid' },
    ])
  },
)

test('behavior: the same request twice is answered the same and changes nothing', async () => {
  const { confirm, countRows, get, send, sign } = await setup()
  const { body, hash } = await sign({ signers: [alice, bob] })
  const first = [await send(body), await confirm(hash, body.signature)]
  const stored = await get(hash)
  expect(stored.confirmations).toHaveLength(2)
  expect([await send({ ...body, nonce: 0 }), await confirm(hash, body.signature)]).toEqual(first)
  expect(await get(hash)).toEqual(stored)
  expect(await countRows()).toBe(3)
})

test('behavior: lists are ordered, cut and filtered', async () => {
  const { list, send, sign } = await setup()
  for (const nonce of [2n, 0n, 1n]) await send((await sign({ operation: { nonce } })).body)
  const noncesOf = async (query: string) => (await list(query)).results.map(({ userOperation: { nonce } }) => nonce)
  expect(await noncesOf('')).toEqual(['2', '1', '0'])
  expect(await noncesOf('ordering=user_operation__nonce')).toEqual(['0', '1', '2'])
  expect(await noncesOf('ordering=created')).toEqual(['2', '0', '1'])
  expect(await noncesOf('ordering=-created')).toEqual(['1', '0', '2'])
  expect(await noncesOf('ordering=nonsense')).toEqual(['2', '1', '0'])
  expect(await noncesOf('executed=false&has_confirmations=true')).toEqual(['2', '1', '0'])
  expect(await noncesOf('executed=true')).toEqual([])
  expect(await noncesOf('has_confirmations=false')).toEqual([])
  const page = await list('limit=2&offset=1')
  expect(page).toMatchObject({ count: 3, next: null, previous: expect.stringContaining('offset=0') })
  expect(page.results.map(({ userOperation: { nonce } }) => nonce)).toEqual(['1', '0'])
})

test('behavior: an owner approves on chain instead of signing', async () => {
  const { client, confirm, get, safe, send, sign } = await setup()
  const { body, hash } = await sign()
  await send(body)
  // An on-chain approval of Bob: v = 1.
  const approved = concat([pad(bob.address), pad('0x'), '0x01'])
  expect(await confirm(hash, approved)).toMatchObject({ body: { code: 'INVALID_SIGNATURE' }, status: 400 })
  const data = encodeFunctionData({ abi, args: [hash], functionName: 'approveHash' })
  await client.sendTransaction({ account: bob.address, data, to: safe })
  expect((await confirm(hash, approved)).status).toBe(201)
  expect((await get(hash)).confirmations.map(({ signatureType }) => signatureType)).toEqual(['EOA', 'APPROVED_HASH'])
})

test('behavior: an owner that is a Safe is called to validate its signature', async () => {
  const inner = await deploySafe({ client: chain.client, owners: [dave.address], threshold: 1 })
  const { client, confirm, get, safe, send, sign } = await setup({ owners: [alice.address, inner] })
  const { body, hash, messageHash } = await sign()
  await send(body)
  const domain = { chainId: 31_337, verifyingContract: module07.module }
  const preimage = concat(['0x1901', domainSeparator({ domain }), messageHash])
  const read = { abi: safeAbi, address: inner, args: [preimage], functionName: 'getMessageHash' } as const
  const innerHash = await client.readContract(read)
  const toSignature = async ({ privateKey }: DemoAccount) => {
    const own = await signHash({ hash: innerHash, privateKey, to: 'hex' })
    return concat([pad(inner), pad('0x41'), '0x00', pad('0x41'), own])
  }
  expect(await confirm(hash, await toSignature(bob))).toMatchObject({
    body: { code: 'INVALID_SIGNATURE' },
    status: 400,
  })
  expect((await confirm(hash, await toSignature(dave))).status).toBe(201)
  const { confirmations, preparedSignature } = await get(hash)
  expect(confirmations).toMatchObject([{}, { owner: inner, signatureType: 'CONTRACT_SIGNATURE' }])
  const args = [hash, preimage, preparedSignature ?? '0x'] as const
  await client.readContract({ abi, address: safe, args, functionName: 'checkSignatures' })
})

test('behavior: a module of its own, once the Safe has enabled it', async () => {
  const { client, safe, send, sign } = await setup()
  const module: Address = '0x00000000000000000000000000000000000A4337'
  const { body } = await sign({ module })
  expect(await send(body)).toMatchObject({ body: { code: 'UNKNOWN_MODULE' }, status: 400 })
  const data = encodeFunctionData({ abi, args: [module], functionName: 'enableModule' })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  expect((await send(body)).status).toBe(201)
})

test('behavior: only signatures of present owners count', async () => {
  const { client, get, safe, send, sign, world } = await setup()
  const { body, hash } = await sign({ signers: [alice, bob] })
  await send(body)
  expect((await get(hash)).confirmations).toHaveLength(2)
  const swap = encodeFunctionData({
    abi: parseAbi(['function swapOwner(address previous, address old, address next)']),
    // Alice precedes Bob in the contract's linked list.
    args: [alice.address, bob.address, carol.address],
    functionName: 'swapOwner',
  })
  const { receipt } = await executeAsSafe({ client, safe, transaction: { data: swap, to: safe } })
  expect(receipt.status).toBe('success')
  await world.indexer.runToHead()
  const { confirmations, preparedSignature } = await get(hash)
  expect(confirmations.map(({ owner }) => owner)).toEqual([alice.address])
  expect(preparedSignature).toBe(confirmations[0]?.signature)
})

test('error: what was signed for something else belongs to nobody here', async () => {
  const { api, confirm, countRows, path, send, sign } = await setup()
  const { body, hash } = await sign()
  const notAnOwner = {
    body: { code: 'NOT_AN_OWNER', nonFieldErrors: [expect.stringContaining('is not an owner')] },
    status: 400,
  }
  const { signature: outsiders } = (await sign({ signers: [carol] })).body
  const { signature: elsewhere } = (await sign({ chainId: 1 })).body
  const { signature: olderModules } = (await sign({ entryPointVersion: '0.6' })).body
  for (const signature of [outsiders, elsewhere, olderModules])
    expect(await send({ ...body, signature })).toMatchObject(notAnOwner)
  for (const change of [
    { callData: '0x7bb37429' },
    { callGasLimit: '200002', verificationGasLimit: '100001' },
    { nonce: '1' },
    { maxFeePerGas: '31' },
    { initCode: carol.address },
    { paymasterAndData: carol.address },
    { validAfter: '2020-01-01T00:00:00Z' },
    { validUntil: '2120-01-01T00:00:00Z' },
  ])
    expect(await send({ ...body, ...change })).toMatchObject(notAnOwner)
  expect(await countRows()).toBe(0)

  // Replays the signature of one operation on another.
  await send(body)
  const other = await sign({ operation: { nonce: 1n }, signers: [bob] })
  expect(await confirm(hash, other.body.signature)).toMatchObject(notAnOwner)
  expect(await confirm(hash, outsiders)).toMatchObject(notAnOwner)
  expect(await confirm(hash, concat([body.signature, body.signature]))).toMatchObject({
    body: { code: 'DUPLICATE_SIGNATURE' },
    status: 400,
  })
  expect(await confirm(other.hash, other.body.signature)).toMatchObject({
    body: { code: 'SAFE_OPERATION_NOT_FOUND', detail: expect.stringContaining('was not found') },
    status: 404,
  })
  expect(await api.get(`${base}/safe-operations/${other.hash}/`)).toMatchObject({ status: 404 })
  expect(await api.get(`${base}/safe-operations/${other.hash}/confirmations/`)).toMatchObject({ status: 404 })
  expect(await countRows()).toBe(2)
  // Owners of another Safe do not count, and an address without a Safe has none.
  expect(await api.post(path.replace(/0x\w+/, dave.address), body)).toMatchObject({
    body: { code: 'SAFE_NOT_FOUND' },
    status: 404,
  })
})

test('error: malformed requests, unsigned ones and foreign entry points', async () => {
  const { countRows, send, sign } = await setup()
  const { body } = await sign()
  const raw = await sign({ signers: [] })
  for (const [field, value] of [
    ['signature', raw.body.signature],
    ['signature', null],
    ['callGasLimit', (2n ** 128n).toString()],
    ['callGasLimit', '-1'],
    ['maxFeePerGas', 'all of it'],
    ['nonce', (2n ** 256n).toString()],
    ['initCode', '0x1234'],
    ['paymasterAndData', '0x12'],
    ['callData', '0x1'],
    ['entryPoint', 'nowhere'],
    ['validUntil', 'tomorrow'],
    ['validAfter', '1960-01-01T00:00:00Z'],
  ] as const)
    expect(await send({ ...body, [field]: value })).toMatchObject({
      body: { code: 'INVALID_INPUT', [field]: [expect.any(String)] },
      status: 422,
    })
  const refused = (code: string) => ({ body: { code }, status: 400 })
  expect(await send({ ...body, entryPoint: carol.address })).toMatchObject(refused('UNKNOWN_ENTRY_POINT'))
  expect(await send({ ...body, entryPoint: module06.entryPoint })).toMatchObject(refused('UNKNOWN_MODULE'))
  expect(await send({ ...body, validUntil: '2020-01-01T00:00:00Z' })).toMatchObject(refused('INVALID_VALIDITY'))
  expect(await send({ ...body, validAfter: '2121-01-01T00:00:00Z', validUntil: '2120-01-01T00:00:00Z' })).toMatchObject(
    refused('INVALID_VALIDITY'),
  )
  expect(await countRows()).toBe(0)
})

test('error: a nonce that the entry point has used up', async () => {
  const { client, send, sign } = await setup()
  // Answers every call with 5.
  await client.setCode({ address: module06.entryPoint, bytecode: '0x60055f5260205ff3' })
  const used = await sign({ entryPointVersion: '0.6', operation: { nonce: 4n } })
  expect(await send(used.body)).toMatchObject({ body: { code: 'INVALID_NONCE' }, status: 400 })
  const next = await sign({ entryPointVersion: '0.6', operation: { nonce: 5n } })
  expect((await send(next.body)).status).toBe(201)
})

/** Emits the entry point's event with its calldata: the contract itself has no free licence. */
const announcer = concat([
  '0x60603603806060',
  '0x5f37604035602035',
  '0x5f357f',
  toEventSelector('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)'),
  '0x845fa400',
])

test('behavior: what a bundler had executed waits no more; others than the entry point are not believed', async () => {
  const { client, get, list, safe, send, sign, world } = await setup()
  const waiting = await sign({ operation: { nonce: 8n << 64n } })
  const executed = await sign({ operation: { nonce: 7n << 64n } })
  for (const { body } of [waiting, executed]) expect((await send(body)).status).toBe(201)
  const { userOperationHash } = (await get(executed.hash)).userOperation
  const data = concat([
    userOperationHash,
    pad(safe),
    pad('0x'),
    encodeAbiParameters(parseAbiParameters('uint256, bool, uint256, uint256'), [7n << 64n, true, 1n, 1n]),
  ])
  const announce = async (to: Address) => {
    await client.setCode({ address: to, bytecode: announcer })
    const hash = await client.sendTransaction({ account: alice.address, data, to })
    await client.waitForTransactionReceipt({ hash })
    await world.indexer.runToHead()
    return hash
  }
  await announce('0x00000000000000000000000000000000000e4337')
  await announce(module06.entryPoint)
  expect((await list('executed=true')).count).toBe(0)
  const hash = await announce(module07.entryPoint)
  expect((await get(executed.hash)).userOperation.ethereumTxHash).toBe(hash)
  const hashesOf = async (query: string) =>
    (await list(query)).results.map(({ safeOperationHash }) => safeOperationHash)
  expect(await hashesOf('executed=true')).toEqual([executed.hash])
  expect(await hashesOf('executed=false')).toEqual([waiting.hash])
  expect((await list()).count).toBe(2)
})

test('error: an owner who has stored enough user operations, and a Safe that has', { tags: 'long' }, async () => {
  const { safe, send, sign, world } = await setup()
  // Incompressible content, since the quota counts stored bytes; made once, since it takes seconds.
  async function fill(owner: Address, from: number, count: number) {
    await sql`insert into safe_operation (chain_id, safe, safe_operation_hash, user_operation_hash, module, entry_point,
        nonce, init_code, call_data, call_gas_limit, verification_gas_limit, pre_verification_gas, max_fee_per_gas,
        max_priority_fee_per_gas, paymaster_and_data, valid_after, valid_until)
      select 31337, ${safe}, '0x' || lpad(to_hex(place), 64, '0'), '0x' || lpad(to_hex(place), 64, '0'), ${safe}, ${safe},
        place, '0x', text, 0, 0, 0, 0, 0, '0x', 0, 0
      from generate_series(${sql.lit(from)}, ${sql.lit(from + count - 1)}) as place, (
        select '0x' || string_agg(md5(part::text), '') as text from generate_series(1, 4000) as part
      ) as random`.execute(world.db)
    await sql`insert into safe_operation_confirmation
        (chain_id, safe, safe_operation_hash, owner, signature, kind, verdict, verified_block)
      select chain_id, safe, safe_operation_hash, ${owner}, '0x', 'eoa', 'valid', 1 from safe_operation
      where nonce between ${sql.lit(from)} and ${sql.lit(from + count - 1)}`.execute(world.db)
  }
  await fill(alice.address, 1, 150)
  const full = { body: { nonFieldErrors: [expect.stringContaining('8 MB per owner')] }, status: 400 }
  expect(await send((await sign()).body)).toMatchObject(full)
  const bobs = await sign({ signers: [bob] })
  expect(await send(bobs.body)).toMatchObject({ status: 201 })
  await fill(dave.address, 1_000, 400)
  expect(await send((await sign({ operation: { nonce: 7n << 64n }, signers: [bob] })).body)).toMatchObject(full)
})
