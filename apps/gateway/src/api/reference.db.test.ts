import { demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import type { ChainConfig } from '@countersign/protocol/config'
import {
  AboutChainSchema,
  AboutSchema,
  BackboneSchema,
  ChainInfoSchema,
  ContractInfoSchema,
  createPageSchema,
  type SafeApp,
  SafeAppSchema,
  SafeAppsSchema,
} from '@countersign/protocol/wire'
import { type AbiFunction, parseAbiItem } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup } from '../../test/setup.ts'

const [alice] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('default: chains for wallets that name themselves', async () => {
  const api = await createTestApi(await setup(chain))
  const query = '?serviceKey=WALLET_WEB&cursor=limit%3D50%26offset%3D0'
  const page = createPageSchema(ChainInfoSchema).parse((await api.get(`/v2/chains${query}`)).body)
  expect((await api.get('/v1/chains')).body).toMatchObject({ count: 1, results: page.results })
  expect((await api.get(`/v2/chains/31337${query}`)).body).toEqual((await api.get('/v1/chains/31337')).body)
  for (const path of ['/v2/chains', '/v2/chains/31337', '/v2/chains?serviceKey='])
    expect(await api.get(path)).toMatchObject({ body: { path: ['serviceKey'] }, status: 422 })
})

test('default: chains have an explorer: the one of the operator, else the page of the web app', async () => {
  const world = await setup(chain)
  const read = async (options: Parameters<typeof createTestApi>[1], blockExplorers?: ChainConfig['blockExplorers']) => {
    const api = await createTestApi({ ...world, config: { ...world.config, blockExplorers } }, options)
    const headers = { Host: 'evil.example' }
    const response = await api.request('/v1/chains/31337', { headers })
    return ChainInfoSchema.parse(await response.json()).blockExplorerUriTemplate
  }
  const api = 'api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}'
  const toTemplates = (explorer: string) => ({
    address: `${explorer}/address/{{address}}`,
    api: `${explorer}/${api}`,
    txHash: `${explorer}/tx/{{txHash}}`,
  })
  const publicUrl = 'https://safe.example'
  expect(await read({})).toEqual(toTemplates('http://localhost/explorer/31337'))
  expect(await read({ publicUrl })).toEqual(toTemplates('https://safe.example/explorer/31337'))
  expect(await read({ publicUrl, webUrl: 'https://app.example' })).toEqual(
    toTemplates('https://app.example/explorer/31337'),
  )
  const configured = { default: { name: 'Explorer', url: 'https://explorer.example/' } }
  expect(await read({ publicUrl }, configured)).toEqual(toTemplates('https://explorer.example'))
})

test('default: about', async () => {
  const api = await createTestApi(await setup(chain), { publicUrl: 'https://safe.example' })
  expect(AboutSchema.parse((await api.get('/about')).body).name).toBe('countersign-gateway')
  expect(AboutChainSchema.parse((await api.get('/v1/chains/31337/about')).body)).toMatchObject({
    transactionServiceBaseUri: 'https://safe.example/tx-service/31337',
  })
  expect(BackboneSchema.parse((await api.get('/v1/chains/31337/about/backbone')).body)).toMatchObject({
    headers: null,
    host: 'safe.example',
    secure: true,
  })
  expect(await api.get('/v1/chains/1/about')).toMatchObject({ status: 404 })
})

test('default: contracts that are published or described by the operator', async () => {
  const poke: AbiFunction = parseAbiItem('function poke(uint256 times)')
  const contracts = [{ abi: [poke], address: alice.address, chainId: 31337, name: 'Poker' }]
  const api = await createTestApi(await setup(chain), { contracts })
  const read = async (address: string) =>
    ContractInfoSchema.parse((await api.get(`/v1/chains/31337/contracts/${address}`)).body)
  expect(await read(safeContracts['1.4.1'].multiSendCallOnly)).toMatchObject({
    contractAbi: null,
    displayName: 'MultiSendCallOnly 1.4.1',
    trustedForDelegateCall: true,
  })
  expect(await read(alice.address)).toMatchObject({
    contractAbi: { abi: [{ name: 'poke', type: 'function' }] },
    logoUri: '',
    name: 'Poker',
    trustedForDelegateCall: false,
  })
  expect(await api.get(`/v1/chains/31337/contracts/${demoAccounts[1].address}`)).toMatchObject({
    body: { code: 'CONTRACT_NOT_FOUND' },
    status: 404,
  })
})

test('default: the operator’s apps', async () => {
  const toApp = (id: number, app: object): SafeApp =>
    SafeAppSchema.parse({
      chainIds: ['31337'],
      description: '',
      id,
      name: `${id}`,
      url: `https://${id}.example`,
      ...app,
    })
  const safeApps = [
    toApp(1, {}),
    toApp(2, { chainIds: ['1'] }),
    toApp(3, { accessControl: { type: 'DOMAIN_ALLOWLIST', value: ['https://wallet.example'] } }),
  ]
  const api = await createTestApi(await setup(chain), { safeApps })
  const read = async (query = '') =>
    SafeAppsSchema.parse((await api.get(`/v1/chains/31337/safe-apps${query}`)).body).map(({ id }) => id)
  expect(await read()).toEqual([1, 3])
  expect(await read('?url=https://1.example/')).toEqual([1])
  for (const name of ['clientUrl', 'client_url']) {
    expect(await read(`?${name}=https://wallet.example/`)).toEqual([1, 3])
    expect(await read(`?${name}=https://other.example`)).toEqual([1])
  }
  expect((await (await createTestApi(await setup(chain))).get('/v1/chains/31337/safe-apps')).body).toEqual([])
})
