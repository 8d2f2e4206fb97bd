import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoSafes, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { deploySafe, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import { safeDeployments } from '@countersign/protocol/chain'
import { getDelegateText, getTotp } from '@countersign/protocol/hash'
import { AddressSchema, CollectibleSchema, createPageSchema, OwnerSafesSchema } from '@countersign/protocol/wire'
import { encodeFunctionData, isAddressEqual, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readExecutions, readSafe, readTokenBalance } from '../../../test/chainTruth.ts'
import { createDemoApi } from '../../../test/createDemoApi.ts'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { sendJson } from '../../../test/sendJson.ts'
import { setup } from '../../../test/setup.ts'
import { signedOperation } from '../../../test/signedOperation.ts'
import { signedProposal } from '../../../test/signedProposal.ts'
import { ServiceBalanceSchema } from './balanceRoutes.ts'
import { ExportedTransferSchema } from './exportServiceTransfers.ts'
import { SafeStatusSchema } from './ownerRoutes.ts'
import { ServiceTransferSchema } from './transactions.ts'

const [alice, bob, carol, dave] = demoAccounts
const { address: treasury } = demoSafes.treasury
const base = '/tx-service/31337/api'
const factory = safeContracts['1.4.1'].proxyFactory
const RowSchema = z.record(z.string(), z.unknown())
const toRows = (body: unknown) => createPageSchema(RowSchema).parse(body).results

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

test('default: balances are those of the chain, the native currency first', async () => {
  const { api } = await createDemoApi(chain)
  const { body } = await api.get(`${base}/v1/safes/${treasury}/balances/`)
  const [coin, ...tokens] = ServiceBalanceSchema.array().parse(body)
  const native = await chain.client.getBalance({ address: treasury })
  expect(coin).toEqual({ balance: native.toString(), token: null, tokenAddress: null })
  expect(tokens.map(({ tokenAddress }) => tokenAddress)).toContain(demoTokens.usdc.address)
  for (const { balance, tokenAddress } of tokens)
    expect(BigInt(balance)).toBe(await readTokenBalance(chain.client, tokenAddress ?? treasury, treasury))
  const page = await api.get(`${base}/v2/safes/${treasury}/balances/?limit=1&offset=1`)
  expect(createPageSchema(ServiceBalanceSchema).parse(page.body)).toMatchObject({
    count: tokens.length + 1,
    results: tokens.slice(0, 1),
  })
  expect((await api.get(`${base}/v2/safes/${treasury}/balances/?offset=999999999`)).body).toMatchObject({ results: [] })
  for (const path of ['v1', 'v2']) {
    expect((await api.get(`${base}/${path}/safes/${dave.address}/balances/`)).status).toBe(404)
    expect((await api.get(`${base}/${path}/safes/${treasury}/balances/?trusted=1`)).status).toBe(422)
  }
})

test('default: NFTs of a Safe, at most ten per page', async () => {
  const { api } = await createDemoApi(chain)
  const { body } = await api.get(`${base}/v2/safes/${treasury}/collectibles/?limit=100`)
  const { results } = createPageSchema(CollectibleSchema).parse(body)
  const other = await api.get(`/v2/chains/31337/safes/${treasury}/collectibles`)
  expect(toRows(other.body)).toEqual(toRows(body))
  expect(results.length).toBeGreaterThan(0)
  const abi = parseAbi(['function ownerOf(uint256) view returns (address)'])
  for (const { address, id } of results) {
    const owner = await chain.client.readContract({ abi, address, args: [BigInt(id)], functionName: 'ownerOf' })
    expect(owner).toBe(treasury)
  }
  expect((await api.get(`${base}/v2/safes/${dave.address}/collectibles/`)).status).toBe(404)
})

test('default: an export has every transfer with its cause', async () => {
  const { api } = await createDemoApi(chain)
  const transfers = createPageSchema(ServiceTransferSchema).parse(
    (await api.get(`${base}/v1/safes/${treasury}/transfers/?limit=200`)).body,
  )
  const { count, results } = createPageSchema(ExportedTransferSchema).parse(
    (await api.get(`${base}/v1/safes/${treasury}/export/?limit=1000`)).body,
  )
  expect(count).toBe(transfers.count)
  expect(results.map((row) => [row.transactionHash, row.from, row.to, row.assetAddress, row.executedAt])).toEqual(
    transfers.results.map((row) => [row.transactionHash, row.from, row.to, row.tokenAddress, row.executionDate]),
  )
  const executions = await readExecutions(chain.client, treasury)
  const successes = new Set(executions.map(({ transactionHash }) => transactionHash))
  const sent = results.filter(({ from, nonce }) => from === treasury && nonce !== null)
  expect(sent.length).toBeGreaterThan(0)
  for (const { From, executorAddress, from, transactionHash } of sent) {
    expect(successes).toContain(transactionHash)
    expect(From).toBe(from)
    const transaction = await chain.client.getTransaction({ hash: transactionHash })
    expect(isAddressEqual(transaction.from, executorAddress ?? treasury)).toBe(true)
  }
  const [newest] = results
  const later = `${base}/v1/safes/${treasury}/export/?execution_date__gte=${newest?.executedAt}`
  expect(createPageSchema(ExportedTransferSchema).parse((await api.get(later)).body).results).toEqual(
    results.filter(({ executedAt }) => executedAt >= (newest?.executedAt ?? '')),
  )
  const first = await api.get(`${base}/v1/safes/${treasury}/export/?limit=2&offset=1`)
  expect(createPageSchema(ExportedTransferSchema).parse(first.body).results).toEqual(results.slice(1, 3))
  expect((await api.get(`${base}/v1/safes/${treasury}/export/?execution_date__lte=never`)).status).toBe(422)
  expect((await api.get(`${base}/v1/safes/${dave.address}/export/`)).status).toBe(404)
})

test.each([
  { proposerAddress: alice.address, signers: [alice] },
  // Anybody can propose in her name.
  { proposerAddress: null, signers: [] },
])('behavior: an export names a proposer who signed: $proposerAddress', async ({ proposerAddress, signers }) => {
  const world = await setup(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: carol.address, to: safe, value: 100n })
  const api = await createTestApi(world)
  const transaction = { nonce: 0n, to: dave.address, value: 5n }
  const origin = '{"note":"Rent","name":"App","url":"https://app.example"}'
  const { safeTxHash, ...body } = await signedProposal({ client, safe, signers, transaction })
  const proposal = { ...body, contractTransactionHash: safeTxHash, origin }
  expect((await api.post(`${base}/v2/safes/${safe}/multisig-transactions/`, proposal)).status).toBe(201)
  await executeAsSafe({ client, safe, transaction: { to: dave.address, value: 5n } })
  await world.indexer.runToHead()
  const { body: exported } = await api.get(`${base}/v1/safes/${safe}/export/`)
  const [sent, received] = createPageSchema(ExportedTransferSchema).parse(exported).results
  expect(received).toMatchObject({ amount: '100', from: carol.address, nonce: null, proposerAddress: null, to: safe })
  expect(sent).toMatchObject({
    amount: '5',
    assetSymbol: 'ETH',
    assetType: 'native',
    contractAddress: null,
    nonce: '0',
    note: proposerAddress === null ? null : 'Rent',
    payment: null,
    proposedAt: proposerAddress === null ? null : expect.any(String),
    proposerAddress,
    to: dave.address,
  })
})

test('default: Safes of an owner and of a module with the settings on chain', async () => {
  const withModule = await deploySafe({ client: chain.client, owners: [dave.address], threshold: 1 })
  const data = encodeFunctionData({ abi: safeAbi, args: [demoModule], functionName: 'enableModule' })
  await executeAsSafe({ client: chain.client, safe: withModule, transaction: { data, to: withModule } })
  const { api } = await createDemoApi(chain)
  const named = OwnerSafesSchema.parse((await api.get(`${base}/v1/owners/${bob.address}/safes/`)).body)
  const { count, results } = createPageSchema(SafeStatusSchema).parse(
    (await api.get(`${base}/v2/owners/${bob.address}/safes/`)).body,
  )
  expect(count).toBe(named.safes.length)
  expect(results.map(({ address }) => address)).toEqual(named.safes)
  for (const status of results) {
    const truth = await readSafe(chain.client, status.address)
    expect(status).toMatchObject({
      enabledModules: truth.modules,
      masterCopy: truth.singleton,
      nonce: truth.nonce,
      owners: truth.owners,
      threshold: truth.threshold,
    })
  }
  const second = await api.get(`${base}/v2/owners/${bob.address}/safes/?limit=1&offset=1`)
  expect(createPageSchema(SafeStatusSchema).parse(second.body).results).toEqual(results.slice(1, 2))
  const ofModule = createPageSchema(SafeStatusSchema).parse(
    (await api.get(`${base}/v2/modules/${demoModule}/safes/`)).body,
  )
  expect(ofModule.results).toMatchObject([{ address: withModule, enabledModules: [demoModule] }])
  expect((await api.get(`${base}/v2/owners/${dave.address}/safes/?offset=999999999`)).body).toMatchObject({
    results: [],
  })
})

test('default: node, index and deployments', async () => {
  const { api } = await createDemoApi(chain)
  const head = Number(await chain.client.getBlockNumber())
  for (const name of ['ethereum-rpc', 'ethereum-tracing-rpc'])
    expect((await api.get(`${base}/v1/about/${name}/`)).body).toEqual({
      block_number: head,
      chain: 'TEST',
      chain_id: 31_337,
      syncing: false,
      version: null,
    })
  expect((await api.get(`${base}/v1/about/indexing/`)).body).toMatchObject({ currentBlockNumber: head, synced: true })
  const { body } = await api.get(`${base}/v1/about/deployments/?version=1.4.1`)
  expect(body).toMatchObject([{ version: '1.4.1' }])
  expect(body).toMatchObject([
    { contracts: expect.arrayContaining([{ address: factory, contractName: 'SafeProxyFactory' }]) },
  ])
  const all = z
    .array(z.object({ contracts: z.array(z.object({ address: AddressSchema.nullable() })) }))
    .parse((await api.get(`${base}/v1/about/deployments/`)).body)
  for (const { contracts: listed } of all)
    for (const { address } of listed) if (address) expect(await chain.client.getCode({ address })).toBeDefined()
  for (const query of ['version=9', 'contract=Wallet', 'version=1.4.1&contract=Wallet'])
    expect((await api.get(`${base}/v1/about/deployments/?${query}`)).status).toBe(404)
  expect((await api.get(`${base}/v1/tokens/lists/`)).body).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
  })
})

test('default: known contracts, published and of the operator', async () => {
  const world = await setup(chain)
  const described = { abi: [], address: carol.address, name: 'Payroll' }
  const api = await createTestApi(world, { contracts: [described] })
  const published = safeDeployments.length
  expect((await api.get(`${base}/v1/contracts/?limit=200`)).body).toMatchObject({
    count: published + 1,
    results: expect.arrayContaining([
      expect.objectContaining({
        address: carol.address,
        contractAbi: { abi: [], description: 'Payroll', relevance: 100 },
        trustedForDelegateCall: false,
      }),
    ]),
  })
  const trusted = toRows((await api.get(`${base}/v1/contracts/?trusted_for_delegate_call=true&limit=200`)).body)
  expect(new Set(trusted.map(({ trustedForDelegateCall }) => trustedForDelegateCall))).toEqual(new Set([true]))
  expect((await api.get(`${base}/v1/contracts/${carol.address}/`)).body).toMatchObject({ name: 'Payroll' })
  expect((await api.get(`${base}/v1/contracts/${factory}/`)).body).toMatchObject({
    contractAbi: null,
    name: 'SafeProxyFactory 1.4.1',
  })
  expect((await api.get(`${base}/v1/contracts/${dave.address}/`)).status).toBe(404)
})

test('default: version 1 of multisig transactions has numbers', async () => {
  const { api } = await createDemoApi(chain)
  for (const list of ['multisig-transactions', 'all-transactions']) {
    const [one, two] = await Promise.all(
      ['v1', 'v2'].map(
        async (version) => (await api.get(`${base}/${version}/safes/${treasury}/${list}/?limit=5`)).body,
      ),
    )
    const toNumbers = ({ baseGas, nonce, safeTxGas, ...row }: z.infer<typeof RowSchema>) =>
      row.safeTxHash === undefined
        ? row
        : { ...row, baseGas: Number(baseGas), nonce: Number(nonce), safeTxGas: Number(safeTxGas) }
    expect(toRows(one)).toEqual(toRows(two).map(toNumbers))
  }
  const { body } = await api.get(`${base}/v1/safes/${treasury}/multisig-transactions/?executed=true&limit=1`)
  const [newest] = toRows(body)
  expect((await api.get(`${base}/v1/multisig-transactions/${newest?.safeTxHash}/`)).body).toEqual(newest)
  expect((await api.get(`${base}/v1/multisig-transactions/0x${'0'.repeat(64)}/`)).status).toBe(404)
})

test('default: delegates of version 1, signed as text', async () => {
  const world = await setup(chain)
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const sign = () =>
    privateKeyToAccount(alice.privateKey).signMessage({
      message: getDelegateText({ delegate: carol.address, totp: getTotp(Date.now() / 1000) }),
    })
  const named = { delegate: carol.address, delegator: alice.address, label: 'Assistant', safe }
  const signature = await sign()
  expect(await api.post(`${base}/v1/delegates/`, { ...named, signature })).toMatchObject({ body: named, status: 201 })
  expect((await api.get(`${base}/v1/delegates/?safe=${safe}`)).body).toMatchObject({ count: 1, results: [named] })
  // A text is not accepted by version 2.
  expect((await api.post(`${base}/v2/delegates/`, { ...named, signature })).status).toBe(400)
  const remove = (path: string, body: object) => sendJson(api, 'DELETE', path, body)
  expect(
    (await remove(`${base}/v1/safes/${safe}/delegates/${carol.address}/`, { signature: `0x${'11'.repeat(65)}` }))
      .status,
  ).toBe(400)
  expect((await remove(`${base}/v1/safes/${safe}/delegates/${carol.address}/`, { signature })).status).toBe(204)
  expect((await api.get(`${base}/v1/delegates/?safe=${safe}`)).body).toMatchObject({ count: 0 })
  expect((await remove(`${base}/v1/delegates/${carol.address}/`, { delegator: alice.address, signature })).status).toBe(
    404,
  )
  expect((await api.get(`${base}/v1/delegates/`)).status).toBe(422)
})

test('default: user operations are those that were proposed', async () => {
  const world = await setup(chain)
  const safe = await deploySafe({ client: chain.client, owners: [alice.address, bob.address], threshold: 2 })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const path = `${base}/v1/safes/${safe}`
  for (const nonce of [0n, 1n]) {
    const { body } = await signedOperation({ operation: { nonce }, safe })
    expect((await api.post(`${path}/safe-operations/`, body)).status).toBe(201)
  }
  const operations = toRows((await api.get(`${path}/safe-operations/`)).body)
  const { body } = await api.get(`${path}/user-operations/`)
  expect(body).toMatchObject({ count: 2 })
  expect(toRows(body)).toEqual(
    operations.map(({ userOperation, ...safeOperation }) => ({ ...RowSchema.parse(userOperation), safeOperation })),
  )
  const [newest] = toRows(body)
  expect(newest).toMatchObject({ nonce: '1', sender: safe })
  expect((await api.get(`${base}/v1/user-operations/${newest?.userOperationHash}/`)).body).toEqual(newest)
  expect((await api.get(`${path}/user-operations/?ordering=nonce&limit=1`)).body).toMatchObject({
    results: [{ nonce: '0' }],
  })
  expect((await api.get(`${base}/v1/user-operations/0x${'0'.repeat(64)}/`)).status).toBe(404)
})
