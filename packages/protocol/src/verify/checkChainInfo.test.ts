import { expect, test } from 'vitest'
import { summarize } from '../../test/summarize.ts'
import { dave, getDeployment } from '../../test/world.ts'
import { ChainConfigSchema } from '../config/ChainConfigSchema.ts'
import { ChainInfoSchema } from '../wire/ChainInfoSchema.ts'
import { checkChainInfo } from './checkChainInfo.ts'

const config = ChainConfigSchema.parse({
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
  id: 1,
  name: 'Mainnet',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'mainnet',
  rpcUrls: { default: { http: ['https://rpc.example'] } },
  shortName: 'eth',
})
function createInfo(overrides: object = {}) {
  const rpc = { authentication: 'NO_AUTHENTICATION', value: 'https://evil.example' }
  return ChainInfoSchema.parse({
    blockExplorerUriTemplate: {
      address: 'https://scan.example/address/{{address}}',
      txHash: 'https://scan.example/tx/{{txHash}}',
    },
    chainId: '1',
    chainName: 'Mainnet',
    features: ['SKIP_CHECKS'],
    l2: false,
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    publicRpcUri: rpc,
    rpcUri: rpc,
    safeAppsRpcUri: rpc,
    shortName: 'eth',
    ...overrides,
  })
}
const bad = (overrides: object) =>
  checkChainInfo({ claimed: createInfo(overrides), config })
    .filter(({ verdict }) => verdict !== 'ok')
    .map(({ code, id, verdict }) => `${id} ${verdict} ${code}`)

test('default', () => {
  expect(checkChainInfo({ claimed: createInfo(), config }).map(({ code, id }) => `${id} ${code}`)).toEqual([
    'T01 CHAIN_ID_AGREES',
    'T03 SHORT_NAME_AGREES',
    'T15 CURRENCY_SYMBOL_AGREES',
    'T15 CURRENCY_DECIMALS_AGREES',
    'T15 EXPLORER_AGREES',
    'T15 EXPLORER_AGREES',
  ])
})

test('behavior: T01, T03, T15, the service describes another chain', () => {
  expect(bad({ chainId: '10' })).toEqual(['T01 block CHAIN_ID_DIFFERS'])
  expect(bad({ shortName: 'oeth' })).toEqual(['T03 warn SHORT_NAME_DIFFERS'])
  expect(bad({ nativeCurrency: { decimals: 6, name: 'Ether', symbol: 'USDC' } })).toEqual([
    'T15 warn CURRENCY_SYMBOL_DIFFERS',
    'T15 warn CURRENCY_DECIMALS_DIFFERS',
  ])
  expect(bad({ blockExplorerUriTemplate: { address: 'https://scan.evil/{{address}}', txHash: 'nonsense' } })).toEqual([
    'T15 warn EXPLORER_DIFFERS',
    'T15 warn EXPLORER_DIFFERS',
  ])
})

test('behavior: T16, contracts that are not the official ones', () => {
  const multiSend = getDeployment('MultiSend').address
  expect(bad({ contractAddresses: { multiSendAddress: multiSend } })).toEqual([])
  expect(bad({ contractAddresses: { multiSendAddress: dave, signMessageLibAddress: multiSend } })).toEqual([
    'T16 block CONTRACT_UNKNOWN',
    'T16 block CONTRACT_UNKNOWN',
  ])
})

test('behavior: T02 and T17, URLs and flags change nothing', () => {
  const plain = checkChainInfo({ claimed: createInfo(), config })
  expect(
    checkChainInfo({
      claimed: createInfo({ features: [], rpcUri: { authentication: 'API_KEY_PATH', value: 'x' } }),
      config,
    }),
  ).toEqual(plain)
})

test('behavior: T16, the facts of official and of other contracts', () => {
  const multiSend = getDeployment('MultiSend').address
  const lines = (contractAddresses: object) =>
    summarize(checkChainInfo({ claimed: createInfo({ contractAddresses }), config })).filter((line) =>
      line.includes('T16'),
    )
  expect(lines({ multiSendAddress: multiSend })).toEqual([`ok T16 CONTRACT_OFFICIAL MultiSend for ${multiSend}`])
  expect(lines({ multiSendAddress: dave })).toEqual([`block T16 CONTRACT_UNKNOWN no official contract for ${dave}`])
})

test('behavior: T15, a chain without a configured explorer is compared without one', () => {
  const { blockExplorers: _blockExplorers, ...plain } = config
  const codes = checkChainInfo({ claimed: createInfo(), config: plain }).map(({ code }) => code)
  expect(codes).not.toContain('EXPLORER_AGREES')
  expect(codes).not.toContain('EXPLORER_DIFFERS')
})

test('behavior: sentences name their subject', () => {
  const [check] = checkChainInfo({ claimed: createInfo({ chainId: '10' }), config })
  expect(check?.message).toContain(' chain ID ')
})
