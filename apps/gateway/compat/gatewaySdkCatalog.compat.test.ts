import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { type SafeApp, SafeAppSchema } from '@countersign/protocol/wire'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { encodeFunctionData, erc20Abi, formatUnits, getAddress, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTokenBalance } from '../test/chainTruth.ts'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'

const { treasury } = demoSafes
const { usdc } = demoTokens
const [alice] = demoAccounts
const chainId = '31337'
const app: SafeApp = SafeAppSchema.parse({
  accessControl: { type: 'NO_RESTRICTIONS', value: null },
  chainIds: [chainId],
  description: 'For the test',
  featured: false,
  features: [],
  iconUrl: null,
  id: 1,
  name: 'Compat app',
  provider: null,
  socialProfiles: [],
  tags: [],
  url: 'https://app.example.org',
})
let folder: string
let gateway: DemoGateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-compat-'))
  const prices = join(folder, 'prices.json')
  const rates = { [chainId]: { [usdc.address]: { EUR: 0.9, USD: 1 }, [zeroAddress]: { EUR: 1800, USD: 2000 } } }
  await writeFile(prices, JSON.stringify({ prices: rates }))
  gateway = await startDemoGateway({ prices, safeApps: [app] })
  sdk.setBaseUrl(gateway.url)
})
afterAll(async () => {
  await gateway.stop()
  await rm(folder, { recursive: true })
})

test('default: getChainsConfig, getChainConfig', async () => {
  const { results } = await sdk.getChainsConfig()
  const one = await sdk.getChainConfig(chainId)
  expect(results).toEqual([one])
  const { client } = gateway.chain
  expect(one.chainId).toBe(String(await client.getChainId()))
  const { safeWebAuthnSignerFactoryAddress: _, ...contracts } = one.contractAddresses
  for (const address of Object.values(contracts))
    expect(await client.getCode({ address: getAddress(address ?? '') })).toMatch(/^0x[0-9a-f]{100}/)
  expect(one.contractAddresses.safeSingletonAddress).toBe(safeContracts['1.4.1'].singletonL2)
  const service = await fetch(`${one.transactionService}/api/v1/about`)
  expect(await service.json()).toMatchObject({ name: 'Countersign' })
  await expect(sdk.getChainConfig('5')).rejects.toThrow('CHAIN_NOT_FOUND')
})

test('default: getMasterCopies', async () => {
  const { client } = gateway.chain
  const abi = parseAbi(['function VERSION() view returns (string)'])
  const copies = await sdk.getMasterCopies(chainId)
  const deployed: string[] = []
  for (const { address, version } of copies) {
    if (!(await client.getCode({ address: getAddress(address) }))) continue
    const own = await client.readContract({ abi, address: getAddress(address), functionName: 'VERSION' })
    expect(version.replace('+L2', '')).toBe(own)
    deployed.push(address)
  }
  const known = (['1.3.0', '1.4.1', '1.5.0'] as const).flatMap((version) => [
    safeContracts[version].singleton,
    safeContracts[version].singletonL2,
  ])
  expect(deployed).toEqual(expect.arrayContaining(known))
})

test('default: getIndexingStatus', async () => {
  const head = await gateway.chain.client.getBlock()
  const status = await sdk.getIndexingStatus(chainId)
  expect(status).toMatchObject({ synced: true })
  const complete = await fetch(`${gateway.url}/v1/chains/${chainId}/about/indexing`)
  expect(await complete.json()).toMatchObject({ currentBlockNumber: Number(head.number) })
})

test('default: getFiatCurrencies, and getBalances in them', async () => {
  expect(await sdk.getFiatCurrencies()).toEqual(['EUR', 'USD'])
  const { client } = gateway.chain
  const { fiatTotal, items } = await sdk.getBalances(chainId, treasury.address, 'EUR')
  const coins = Number(formatUnits(await client.getBalance({ address: treasury.address }), 18)) * 1800
  const tokens = Number(formatUnits(await readTokenBalance(client, usdc.address, treasury.address), 6)) * 0.9
  const worthOf = (address: string) => Number(items.find(({ tokenInfo }) => tokenInfo.address === address)?.fiatBalance)
  expect(worthOf(zeroAddress)).toBeCloseTo(coins, 6)
  expect(worthOf(usdc.address)).toBeCloseTo(tokens, 6)
  expect(worthOf(demoTokens.demo.address)).toBe(0)
  expect(Number(fiatTotal)).toBeCloseTo(coins + tokens, 6)
})

test('default: getSafeApps', async () => {
  expect(await sdk.getSafeApps(chainId)).toEqual([app])
  expect(await sdk.getSafeApps(chainId, { client_url: 'https://wallet.example.org', url: app.url })).toEqual([app])
  expect(await sdk.getSafeApps(chainId, { url: 'https://other.example.org' })).toEqual([])
})

test('default: getContract', async () => {
  const { multiSendCallOnly, singletonL2 } = safeContracts['1.4.1']
  expect(await sdk.getContract(chainId, multiSendCallOnly)).toMatchObject({
    address: multiSendCallOnly,
    trustedForDelegateCall: true,
  })
  expect(await sdk.getContract(chainId, singletonL2)).toMatchObject({ trustedForDelegateCall: false })
  await expect(sdk.getContract(chainId, alice.address)).rejects.toThrow('CONTRACT_NOT_FOUND')
})

const data = encodeFunctionData({ abi: erc20Abi, args: [alice.address, 1_500_000n], functionName: 'transfer' })
const decoded = {
  method: 'transfer',
  parameters: [
    { type: 'address', value: alice.address },
    { type: 'uint256', value: '1500000' },
  ],
}

test('default: getDecodedData, getConfirmationView', async () => {
  expect(await sdk.getDecodedData(chainId, sdk.Operation.CALL, data, usdc.address)).toMatchObject(decoded)
  expect(await sdk.getDecodedData(chainId, sdk.Operation.CALL, data)).toMatchObject(decoded)
  const view = await sdk.getConfirmationView(chainId, treasury.address, sdk.Operation.CALL, data, usdc.address, '0')
  expect(view).toMatchObject({ ...decoded, type: 'GENERIC' })
  await expect(sdk.getDecodedData(chainId, sdk.Operation.CALL, '0xdeadbeef')).rejects.toThrow('UNDECODABLE_DATA')
})

test('default: getTxPreview', async () => {
  const preview = await sdk.getTxPreview(chainId, treasury.address, sdk.Operation.CALL, data, usdc.address, '0')
  expect(preview).toMatchObject({
    txData: { dataDecoded: decoded, hexData: data, operation: 0, to: { value: usdc.address }, value: '0' },
    txInfo: {
      direction: 'OUTGOING',
      recipient: { value: alice.address },
      sender: { value: treasury.address },
      transferInfo: { decimals: 6, tokenAddress: usdc.address, tokenSymbol: 'USDC', type: 'ERC20', value: '1500000' },
      type: 'Transfer',
    },
  })
})
