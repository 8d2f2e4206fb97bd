import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { ChainInfoSchema } from './ChainInfoSchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)

describe('ChainInfo', () => {
  const rpc = { authentication: 'NO_AUTHENTICATION', value: 'https://rpc' }
  const given = {
    chainId: '1',
    chainName: 'Ethereum',
    shortName: 'eth',
    l2: false,
    rpcUri: rpc,
    safeAppsRpcUri: rpc,
    publicRpcUri: rpc,
    blockExplorerUriTemplate: { address: 'https://x/{{address}}', txHash: 'https://x/{{txHash}}' },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }

  test('default: what a small service leaves out', () => {
    expect(ChainInfoSchema.parse(given)).toEqual({
      ...given,
      description: '',
      isTestnet: false,
      zk: false,
      chainLogoUri: null,
      transactionService: '',
      blockExplorerUriTemplate: { ...given.blockExplorerUriTemplate, api: '' },
      beaconChainExplorerUriTemplate: { publicKey: null },
      nativeCurrency: { ...given.nativeCurrency, logoUri: null },
      theme: { textColor: '#ffffff', backgroundColor: '#000000' },
      ensRegistryAddress: null,
      gasPrice: [],
      disabledWallets: [],
      features: [],
      balancesProvider: { chainName: null, enabled: false },
      recommendedMasterCopyVersion: null,
      relayer: null,
    })
  })

  test('behavior: gas prices in both spellings, unknown ones too', () => {
    const gasPrice = [
      { type: 'ORACLE', uri: 'u', gasParameter: 'g', gweiFactor: '1' },
      { type: 'oracle', uri: 'u', gasParameter: 'g', gweiFactor: '1' },
      { type: 'FIXED', weiValue: '5' },
      { type: 'fixed1559', maxFeePerGas: '5', maxPriorityFeePerGas: '1' },
      { type: 'NEW' },
      {},
      null,
      { type: 'fixed' },
    ]
    expect(ChainInfoSchema.parse({ ...given, gasPrice }).gasPrice).toEqual([
      { type: 'oracle', uri: 'u', gasParameter: 'g', gweiFactor: '1' },
      { type: 'oracle', uri: 'u', gasParameter: 'g', gweiFactor: '1' },
      { type: 'fixed', weiValue: '5' },
      { type: 'fixed1559', maxFeePerGas: '5', maxPriorityFeePerGas: '1' },
      { type: 'unknown' },
      { type: 'unknown' },
      { type: 'unknown' },
      { type: 'unknown' },
    ])
  })

  test('behavior: contract addresses of older services', () => {
    const contractAddresses = { safeSingletonAddress: lower }
    expect(ChainInfoSchema.parse({ ...given, contractAddresses }).contractAddresses).toEqual({
      safeSingletonAddress: address,
      safeProxyFactoryAddress: null,
      multiSendAddress: null,
      multiSendCallOnlyAddress: null,
      fallbackHandlerAddress: null,
      signMessageLibAddress: null,
      createCallAddress: null,
      simulateTxAccessorAddress: null,
      safeWebAuthnSignerFactoryAddress: null,
    })
  })

  test('behavior: features of the specification and any other', () => {
    const features = [
      'ERC721',
      'SAFE_APPS',
      'CONTRACT_INTERACTION',
      'DOMAIN_LOOKUP',
      'SPENDING_LIMIT',
      'EIP1559',
      'SAFE_TX_GAS_OPTIONAL',
      'TX_SIMULATION',
      'EIP1271',
      'SOMETHING_NEW',
    ]
    expect(ChainInfoSchema.parse({ ...given, features }).features).toEqual(features)
  })

  test('behavior: unknown authentication', () => {
    expect(
      ChainInfoSchema.parse({ ...given, rpcUri: { authentication: 'NEW', value: '' } }).rpcUri.authentication,
    ).toBe('UNKNOWN')
    expect(
      ChainInfoSchema.parse({ ...given, rpcUri: { authentication: 'API_KEY_PATH', value: '' } }).rpcUri.authentication,
    ).toBe('API_KEY_PATH')
  })
})
