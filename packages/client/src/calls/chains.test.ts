import { address, chain, emptyPage, other, safe, testCalls } from '../../test/testCalls.ts'
import * as calls from '../exports/index.ts'

const endpoint = { authentication: 'NO_AUTHENTICATION', value: 'http://127.0.0.1:8545' }
const chainInfo = {
  blockExplorerUriTemplate: { address: '', api: '', txHash: '' },
  chainId: '31337',
  chainName: 'Local',
  l2: true,
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  publicRpcUri: endpoint,
  rpcUri: endpoint,
  safeAppsRpcUri: endpoint,
  shortName: 'local',
}

testCalls({
  getAbout: {
    answer: { name: 'countersign', version: '1.0.0' },
    call: (client) => calls.getAbout(client),
    result: { buildNumber: null, name: 'countersign', version: '1.0.0' },
    url: '/about',
  },
  getBackbone: {
    answer: { api_version: 'v1', host: 'example.org', name: 'countersign', secure: true, version: '1.0.0' },
    call: (client) => calls.getBackbone(client, { chainId: 31337 }),
    result: { api_version: 'v1', headers: null, settings: null },
    url: `/v1${chain}/about/backbone`,
  },
  getChainAbout: {
    answer: { name: 'countersign', transactionServiceBaseUri: 'https://example.org/tx-service/1' },
    call: (client) => calls.getChainAbout(client, { chainId: 31337 }),
    result: { transactionServiceBaseUri: 'https://example.org/tx-service/1' },
    url: `/v1${chain}/about`,
  },
  getGasPrice: {
    answer: {
      message: 'OK',
      result: {
        FastGasPrice: '3',
        LastBlock: '7',
        ProposeGasPrice: '2.5',
        SafeGasPrice: '1',
        gasUsedRatio: '0.5',
        suggestBaseFee: '1',
      },
      status: '1',
    },
    call: (client) => calls.getGasPrice(client, { chainId: 31337 }),
    result: { result: { ProposeGasPrice: '2.5' } },
    url: `/v1${chain}/gas-price`,
  },
  getChain: {
    answer: chainInfo,
    call: (client) => calls.getChain(client, { chainId: 31337 }),
    result: { chainId: '31337' },
    url: '/v1/chains/31337',
  },
  'getChain v2': {
    answer: chainInfo,
    call: (client) => calls.getChain(client, { chainId: 31337, serviceKey: 'WALLET_WEB' }),
    result: { chainId: '31337' },
    url: '/v2/chains/31337?serviceKey=WALLET_WEB',
  },
  getContract: {
    answer: { address: address.toLowerCase() },
    call: (client) => calls.getContract(client, safe),
    result: { address, trustedForDelegateCall: false },
    url: `/v1${chain}/contracts/${address}`,
  },
  'listChains v2': {
    answer: emptyPage,
    call: (client) => calls.listChains(client, { serviceKey: 'WALLET_WEB' }),
    result: emptyPage,
    url: '/v2/chains?serviceKey=WALLET_WEB',
  },
  listFiatCodes: {
    answer: ['EUR', 'USD'],
    call: (client) => calls.listFiatCodes(client),
    result: ['EUR', 'USD'],
    url: '/v1/balances/supported-fiat-codes',
  },
  listMasterCopies: {
    answer: [{ address: other, version: '1.4.1+L2' }],
    call: (client) => calls.listMasterCopies(client, { chainId: 31337 }),
    result: [{ address: other, version: '1.4.1+L2' }],
    url: `/v1${chain}/about/master-copies`,
  },
  listSafeApps: {
    answer: [{ chainIds: ['1'], description: '', id: 1, name: 'App', url: 'https://app.example.org' }],
    call: (client) => calls.listSafeApps(client, { chainId: 31337, clientUrl: 'https://w.example.org' }),
    result: [{ id: 1, name: 'App' }],
    url: `/v1${chain}/safe-apps?client_url=https%3A%2F%2Fw.example.org`,
  },
})
