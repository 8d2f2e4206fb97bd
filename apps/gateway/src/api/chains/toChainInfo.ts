import type { SafeContractName } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import type { ChainInfo } from '@countersign/protocol/wire'
import { findSafeContract } from '../../lib/findSafeContract.ts'

const defaultTheme = { backgroundColor: '#1f3a5f', textColor: '#ffffff' }

export type ToChainInfoParameters = {
  /** Public origin of this service. */
  origin: string
  /** Public URL of the web app. */
  webUrl: string
}

/**
 * Maps a chain's configuration to the wire format. Only public RPC URLs are exposed: the gateway's own may contain an
 * API key.
 */
export function toChainInfo(config: ChainConfig, { origin, webUrl }: ToChainInfoParameters): ChainInfo {
  const { blockExplorers, contracts, nativeCurrency, rpcUrls } = config
  const rpcUri = {
    authentication: 'NO_AUTHENTICATION' as const,
    value: rpcUrls.public.http[0] ?? rpcUrls.public.webSocket?.[0] ?? '',
  }
  // Official wallets fail without a block explorer; a page of the web app replaces it.
  const explorer = (blockExplorers?.default.url ?? `${webUrl}/explorer/${config.id}`).replace(/\/+$/, '')
  return {
    balancesProvider: { chainName: null, enabled: false },
    beaconChainExplorerUriTemplate: { publicKey: null },
    blockExplorerUriTemplate: {
      address: `${explorer}/address/{{address}}`,
      api: `${explorer}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
      txHash: `${explorer}/tx/{{txHash}}`,
    },
    chainId: String(config.id),
    chainLogoUri: null,
    chainName: config.name,
    contractAddresses: toContractAddresses(config),
    description: '',
    disabledWallets: [],
    ensRegistryAddress: contracts?.ensRegistry?.address ?? null,
    features: config.features,
    gasPrice: [],
    isTestnet: config.isTestnet,
    l2: config.l2,
    nativeCurrency: { ...nativeCurrency, logoUri: '' },
    publicRpcUri: rpcUri,
    recommendedMasterCopyVersion: config.recommendedMasterCopyVersion,
    relayer: null,
    rpcUri,
    safeAppsRpcUri: rpcUri,
    shortName: config.shortName,
    theme: config.theme ?? defaultTheme,
    transactionService: `${origin}/tx-service/${config.id}`,
    zk: false,
  }
}

function toContractAddresses({ l2, recommendedMasterCopyVersion }: ChainConfig): ChainInfo['contractAddresses'] {
  const find = (name: SafeContractName) => findSafeContract(name, recommendedMasterCopyVersion)
  return {
    createCallAddress: find('CreateCall'),
    fallbackHandlerAddress: find('CompatibilityFallbackHandler'),
    multiSendAddress: find('MultiSend'),
    multiSendCallOnlyAddress: find('MultiSendCallOnly'),
    safeProxyFactoryAddress: find('SafeProxyFactory'),
    safeSingletonAddress: find(l2 ? 'SafeL2' : 'Safe'),
    safeWebAuthnSignerFactoryAddress: null,
    signMessageLibAddress: find('SignMessageLib'),
    simulateTxAccessorAddress: find('SimulateTxAccessor'),
  }
}
