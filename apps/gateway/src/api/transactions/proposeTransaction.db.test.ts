import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import {
  createSoftwarePasskey,
  deployBoundSigner,
  deploySafe,
  executeAsSafe,
  safeAbi,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { createPasskeySignerCall, predictPasskeySigner } from '@countersign/protocol/passkey'
import { encodeContractSignature } from '@countersign/protocol/signatures'
import { TransactionDetailsSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import { type Address, concat, encodeFunctionData, type Hex, numberToHex, pad } from 'viem'
import { sign, signMessage } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { deployCode } from '../../../test/hostile/deployCode.ts'
import { sendJson } from '../../../test/sendJson.ts'
import { setup as setupWorld } from '../../../test/setup.ts'
import { signedProposal } from '../../../test/signedProposal.ts'

const [alice, bob, carol, dave] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup(
  parameters: { owners?: Address[]; threshold?: number; version?: '1.3.0' | '1.4.1' | '1.5.0' } = {},
) {
  const { owners = [alice.address, bob.address, carol.address], threshold = 2, version = '1.4.1' } = parameters
  const world = await setupWorld(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners, threshold, version })
  const api = await createTestApi(world)
  const propose = (body: unknown, to = safe) => api.post(`/v1/chains/31337/transactions/${to}/propose`, body)
  const payment = { nonce: 0n, to: dave.address, value: 5n }
  return { api, client, payment, propose, safe, world }
}

test('default', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, transaction: payment })
  const answer = await propose(body)
  expect(answer.status).toBe(200)
  const details = TransactionDetailsSchema.parse(answer.body)
  expect(details).toMatchObject({
    detailedExecutionInfo: {
      confirmations: [{ signature: body.signature, signer: { value: alice.address } }],
      confirmationsRequired: 2,
      nonce: 0,
      proposer: { value: alice.address },
      safeTxHash: body.safeTxHash,
      trusted: true,
    },
    safeAddress: safe,
    txId: `multisig_${safe}_${body.safeTxHash}`,
    txInfo: { direction: 'OUTGOING', transferInfo: { type: 'NATIVE_COIN', value: '5' }, type: 'Transfer' },
    txStatus: 'AWAITING_CONFIRMATIONS',
  })
})

test('behavior: a note goes with the signature over it, and an unsigned one without', async () => {
  const { api, client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, transaction: payment })
  const noteSignature = `0x${'ab'.repeat(65)}`
  await propose({ ...body, origin: JSON.stringify({ note: 'Rent', noteSignature }) })
  const { body: details } = await api.get(`/v1/chains/31337/transactions/${body.safeTxHash}`)
  expect(TransactionDetailsSchema.parse(details)).toMatchObject({ note: 'Rent', noteSignature })
  const other = await signedProposal({ client, safe, transaction: { ...payment, nonce: 1n } })
  const { body: plain } = await propose({ ...other, origin: JSON.stringify({ note: 'Rent' }) })
  expect(plain).not.toHaveProperty('noteSignature')
})

test('behavior: the same request twice is answered the same', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, transaction: payment })
  const first = await propose(body)
  expect(await propose(body)).toEqual(first)
})

test('behavior: proposing again with another signature confirms', async () => {
  const { client, payment, propose, safe } = await setup()
  await propose(await signedProposal({ client, safe, transaction: payment }))
  const { body } = await propose(await signedProposal({ client, safe, sender: bob, transaction: payment }))
  expect(body).toMatchObject({
    detailedExecutionInfo: { confirmations: [{}, {}], proposer: { value: alice.address } },
    txStatus: 'AWAITING_EXECUTION',
  })
})

test('behavior: several signatures at once', async () => {
  const { client, payment, propose, safe } = await setup()
  const { body } = await propose(await signedProposal({ client, safe, signers: [alice, carol], transaction: payment }))
  expect(body).toMatchObject({ detailedExecutionInfo: { confirmations: [{}, {}] }, txStatus: 'AWAITING_EXECUTION' })
})

test('behavior: without a signature it is stored untrusted and left out of the queue', async () => {
  const { api, client, payment, propose, safe } = await setup()
  const unsigned = await signedProposal({ client, safe, signers: [], transaction: payment })
  expect((await propose(unsigned)).body).toMatchObject({ detailedExecutionInfo: { confirmations: [], trusted: false } })
  const queue = `/v1/chains/31337/safes/${safe}/transactions/queued`
  expect((await api.get(queue)).body).toMatchObject({ results: [] })
  expect((await api.get(`${queue}?trusted=false`)).body).toMatchObject({ results: [{ type: 'LABEL' }, {}] })
  const signed = await signedProposal({ client, safe, sender: bob, transaction: payment })
  expect((await propose(signed)).body).toMatchObject({
    detailedExecutionInfo: { proposer: { value: bob.address }, trusted: true },
  })
  expect((await api.get(queue)).body).toMatchObject({ results: [{ label: 'Next' }, { type: 'TRANSACTION' }] })
})

test('behavior: an eth_sign signature counts', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, transaction: payment })
  const plain = await signMessage({ message: { raw: body.safeTxHash }, privateKey: alice.privateKey })
  const v = Number.parseInt(plain.slice(-2), 16) + 4
  const signature = `${plain.slice(0, -2)}${v.toString(16)}`
  const answer = await propose({ ...body, signature })
  expect(answer.body).toMatchObject({ detailedExecutionInfo: { confirmations: [{ signature }] } })
})

test('behavior: an approved hash counts once the owner approved it on chain', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, transaction: payment })
  const signature = concat([pad(alice.address), pad('0x'), '0x01'])
  expect((await propose({ ...body, signature })).body).toMatchObject({ code: 'INVALID_SIGNATURE', statusCode: 422 })
  const data = encodeFunctionData({ abi: safeAbi, args: [body.safeTxHash], functionName: 'approveHash' })
  await client.sendTransaction({ account: alice.address, data, to: safe })
  expect((await propose({ ...body, signature })).status).toBe(200)
})

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'behavior: a Safe %s accepts the signature of an owner that is a Safe',
  async (version) => {
    const inner = await deploySafe({ client: chain.client, owners: [dave.address], threshold: 1, version })
    const { client, payment, propose, safe } = await setup({ owners: [alice.address, inner], threshold: 1, version })
    const body = await signedProposal({ client, safe, transaction: payment })
    const transaction = toSafeTransaction(payment)
    const { domainHash, messageHash } = hashSafeTransaction({ chainId: 31_337, safe, transaction, version })
    const preimage = concat(['0x1901', domainHash, messageHash])
    const message = version === '1.5.0' ? body.safeTxHash : preimage
    const innerHash = await client.readContract({
      abi: safeAbi,
      address: inner,
      args: [message],
      functionName: 'getMessageHash',
    })
    const bySigner = await sign({ hash: innerHash, privateKey: dave.privateKey, to: 'hex' })
    const signature = concat([pad(inner), pad('0x41'), '0x00', pad('0x41'), bySigner])
    const answer = await propose({ ...body, sender: inner, signature })
    expect(answer.body).toMatchObject({
      detailedExecutionInfo: { confirmations: [{ signature: signature.toLowerCase() }] },
    })
    const byOther = await sign({ hash: innerHash, privateKey: bob.privateKey, to: 'hex' })
    const forged = concat([pad(inner), pad('0x41'), '0x00', pad('0x41'), byOther])
    expect((await propose({ ...body, sender: inner, signature: forged })).body).toMatchObject({
      code: 'INVALID_SIGNATURE',
    })
  },
)

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'behavior: an owner that responds only to its Safe signs, deletes, and is called by the Safe (%s)',
  async (version) => {
    const signer = await deployBoundSigner(chain.client)
    const owners = [alice.address, signer.address]
    const { api, client, payment, propose, safe } = await setup({ owners, threshold: 1, version })
    const body = await signedProposal({ client, safe, transaction: payment })
    const signature = concat([pad(signer.address), pad('0x41'), '0x00', pad('0x02'), '0xc0de'])
    const send = () => propose({ ...body, sender: signer.address, signature })
    await signer.bind(alice.address)
    expect((await send()).body).toMatchObject({ code: 'INVALID_SIGNATURE' })
    await signer.bind(safe)
    expect((await send()).body).toMatchObject({
      detailedExecutionInfo: { confirmations: [{ signer: { value: signer.address } }] },
    })
    const remove = () => sendJson(api, 'DELETE', `/v1/chains/31337/transactions/${body.safeTxHash}`, { signature })
    await signer.bind(alice.address)
    expect((await remove()).body).toMatchObject({ code: 'INVALID_SIGNATURE' })
    await signer.bind(safe)
    expect((await remove()).status).toBe(200)
  },
)

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('behavior: a passkey owner proposes (%s)', async (version) => {
  const passkey = await createSoftwarePasskey({ origin: 'https://safe.example', rpId: 'safe.example' })
  const { to, data } = createPasskeySignerCall(passkey.publicKey)
  await chain.client.sendTransaction({ account: alice.address, data, to })
  const signer = predictPasskeySigner(passkey.publicKey)
  const owners = [alice.address, signer]
  const { client, payment, propose, safe } = await setup({ owners, threshold: 1, version })
  const body = await signedProposal({ client, safe, transaction: payment })
  const send = async (hash: Hex) => {
    const bytes = await passkey.sign(hash)
    const signature = encodeContractSignature({ owner: signer, signature: bytes })
    return (await propose({ ...body, sender: signer, signature })).body
  }
  expect(await send(pad('0x01'))).toMatchObject({ code: 'INVALID_SIGNATURE' })
  expect(await send(body.safeTxHash)).toMatchObject({
    detailedExecutionInfo: { confirmations: [{ signer: { value: signer } }] },
  })
})

test('error: any changed field is another hash', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, transaction: payment })
  const changes = {
    baseGas: '1',
    data: '0x00',
    gasPrice: '1',
    gasToken: dave.address,
    nonce: '1',
    operation: 1,
    refundReceiver: dave.address,
    safeTxGas: '1',
    to: carol.address,
    value: '6',
  }
  for (const [name, value] of Object.entries(changes)) {
    const answer = await propose({ ...body, [name]: value })
    expect({ [name]: answer }).toMatchObject({ [name]: { body: { code: 'INVALID_SAFE_TX_HASH' }, status: 422 } })
  }
})

test('error: a signature of somebody else', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, signers: [dave], transaction: payment })
  expect(await propose(body)).toMatchObject({ body: { code: 'NOT_AN_OWNER' }, status: 422 })
})

test('error: the sender is not an owner', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, signers: [alice], transaction: payment })
  expect(await propose({ ...body, sender: dave.address })).toMatchObject({
    body: { code: 'NOT_AN_OWNER' },
    status: 422,
  })
})

test('error: the sender did not sign', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, signers: [bob], transaction: payment })
  expect(await propose(body)).toMatchObject({ body: { code: 'SENDER_MISMATCH' }, status: 422 })
})

test('error: one owner twice', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, transaction: payment })
  const signature = `${body.signature}${String(body.signature).slice(2)}`
  expect(await propose({ ...body, signature })).toMatchObject({ body: { code: 'DUPLICATE_SIGNATURE' }, status: 422 })
})

test('error: a used nonce, and one that no number holds', async () => {
  const { client, payment, propose, safe } = await setup()
  await client.sendTransaction({ account: alice.address, to: safe, value: 5n })
  const body = await signedProposal({ client, safe, transaction: payment })
  await executeAsSafe({ client, safe, transaction: payment })
  expect(await propose(body)).toMatchObject({ body: { code: 'INVALID_NONCE' }, status: 422 })
  const huge = await signedProposal({ client, safe, transaction: { ...payment, nonce: 2n ** 60n } })
  expect(await propose(huge)).toMatchObject({ body: { code: 'INVALID_NONCE' }, status: 422 })
})

test('error: not a Safe', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, transaction: payment })
  expect(await propose(body, dave.address)).toMatchObject({ body: { code: 'SAFE_NOT_FOUND' }, status: 404 })
})

test('error: nothing refused is stored', async () => {
  const { api, client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, signers: [dave], transaction: payment })
  await propose(body)
  expect((await api.get(`/v1/chains/31337/transactions/${body.safeTxHash}`)).status).toBe(404)
})

test('error: malformed bodies are the fault of their sender', async () => {
  const { client, payment, propose, safe } = await setup()
  const body = await signedProposal({ client, safe, transaction: payment })
  const bad = [
    {},
    [],
    'text',
    null,
    { ...body, nonce: 0 },
    { ...body, nonce: '-1' },
    { ...body, nonce: '0x0' },
    { ...body, value: '1e18' },
    { ...body, to: 'nobody' },
    { ...body, to: `${alice.address.slice(0, -1)}F` },
    { ...body, data: '0x1' },
    { ...body, operation: 2 },
    { ...body, signature: '0x' },
    { ...body, safeTxHash: '0x12' },
    { ...body, origin: 'x'.repeat(5000) },
    { ...body, sender: undefined },
  ]
  for (const [index, item] of bad.entries())
    expect({ index, ...(await propose(item)) }).toMatchObject({ body: { code: 'INVALID_INPUT' }, index, status: 422 })
  const signatures = [
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(65)}`,
    `${body.signature}00`,
    concat([pad(alice.address), pad('0xffff'), '0x00']),
  ]
  for (const signature of signatures)
    expect(await propose({ ...body, signature })).toMatchObject({ body: { code: 'INVALID_SIGNATURE' }, status: 422 })
})

test('error: an owner who has stored enough, and a Safe that has', async () => {
  const { client, payment, propose, safe, world } = await setup()
  // Incompressible content, since the quota counts stored bytes; made once, since it takes seconds.
  const fill = (proposer: Address, from: number, count: number) =>
    sql`insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
        gas_price, gas_token, refund_receiver, nonce, proposer, trusted)
      select 31337, ${safe}, '0x' || lpad(to_hex(place), 64, '0'), ${safe}, 0, text, 0, 0, 0, 0, ${safe}, ${safe}, place,
        ${proposer}, true
      from generate_series(${sql.lit(from)}, ${sql.lit(from + count - 1)}) as place, (
        select '0x' || string_agg(md5(part::text), '') as text from generate_series(1, 4000) as part
      ) as random`.execute(world.db)
  await fill(alice.address, 1, 150)
  const sendAs = async (signer: DemoAccount, nonce: bigint) =>
    propose(await signedProposal({ client, safe, sender: signer, transaction: { ...payment, nonce } }))
  const full = { body: { code: 'STORAGE_FULL' }, status: 422 }
  expect(await sendAs(alice, 0n)).toMatchObject(full)
  // Other owners have their own quota, as long as the Safe has one.
  expect(await sendAs(bob, 0n)).toMatchObject({ status: 200 })
  await fill(dave.address, 1_000, 400)
  expect(await sendAs(carol, 1n)).toMatchObject(full)
  // Confirming what is stored stores nothing large.
  expect(await sendAs(carol, 0n)).toMatchObject({ status: 200 })
})

test('error: small proposals count with their rows', { tags: 'long' }, async () => {
  const { client, payment, propose, safe, world } = await setup()
  await sql`insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
      gas_price, gas_token, refund_receiver, nonce, proposer, trusted)
    select 31337, ${safe}, '0x' || lpad(to_hex(place), 64, '0'), ${safe}, 0, '0x', 0, 0, 0, 0, ${safe}, ${safe}, place,
      ${alice.address}, true from generate_series(1, 20000) as place`.execute(world.db)
  const body = await signedProposal({ client, safe, signers: [alice], transaction: payment })
  expect(await propose(body)).toMatchObject({ body: { code: 'STORAGE_FULL' } })
})

/** Returns the selector that it was called with, as which EIP-1271 accepts any signature. */
const acceptAll = '0x60003560e01c60e01b60005260206000f3'

test('error: long signatures of a contract owner that has stored enough', { tags: 'long' }, async () => {
  const owner = await deployCode(chain.client, acceptAll)
  const { client, payment, propose, safe, world } = await setup({ owners: [owner, alice.address] })
  const send = async (length: number, nonce: bigint) => {
    const body = await signedProposal({ client, safe, sender: alice, transaction: { ...payment, nonce } })
    const [head, bytes] = [concat([pad(owner), pad('0x41'), '0x00']), `0x${'11'.repeat(length)}` as const]
    return propose({ ...body, sender: owner, signature: concat([head, numberToHex(length, { size: 32 }), bytes]) })
  }
  expect(await send(3_000, 0n)).toMatchObject({ status: 200 })
  await sql`insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
      gas_price, gas_token, refund_receiver, nonce, proposer, trusted)
    select 31337, ${safe}, '0x' || lpad(to_hex(place), 64, '0'), ${safe}, 0, '0x', 0, 0, 0, 0, ${safe}, ${safe}, place,
      ${alice.address}, true from generate_series(1, 600) as place`.execute(world.db)
  await sql`insert into confirmation (chain_id, safe, safe_tx_hash, owner, signature, kind, verdict)
    select 31337, ${safe}, '0x' || lpad(to_hex(place), 64, '0'), ${owner}, text, 'contract', 'valid'
    from generate_series(1, 600) as place, (
      select '0x' || string_agg(md5(part::text), '') as text from generate_series(1, 1000) as part
    ) as random`.execute(world.db)
  expect(await send(3_000, 1n)).toMatchObject({ body: { code: 'STORAGE_FULL' }, status: 422 })
  expect(await send(300, 1n)).toMatchObject({ status: 200 })
  await sql`update proposal set settled = true where safe = ${safe}`.execute(world.db)
  expect(await send(3_000, 2n)).toMatchObject({ status: 200 })
})
