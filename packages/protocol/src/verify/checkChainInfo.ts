import type { Address } from 'viem'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import type { SafeContractName } from '../chain/safeDeployments.ts'
import type { ChainConfig } from '../config/ChainConfigSchema.ts'
import { bundled, yours } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import type { ChainInfo, ContractAddresses } from '../wire/ChainInfoSchema.ts'
import { type Check, checkThat, createCheck, type ThreatId } from './Check.ts'

type CheckChainInfoParameters = {
  /** The configured values, which are used. */
  config: ChainConfig
  /** Chain information claimed by the service: only compared. */
  claimed: ChainInfo
}

/** Differences between the service's chain information and the configuration. Ignores RPC URLs and flags. */
export function checkChainInfo({ claimed, config }: CheckChainInfoParameters): Check[] {
  const { address, txHash } = claimed.blockExplorerUriTemplate
  const explorer = config.blockExplorers?.default.url
  const checks = [
    compare('T01', 'CHAIN_ID', `${config.id}`, claimed.chainId, 'block'),
    compare('T03', 'SHORT_NAME', config.shortName, claimed.shortName, 'warn'),
    compare('T15', 'CURRENCY_SYMBOL', config.nativeCurrency.symbol, claimed.nativeCurrency.symbol, 'warn'),
    compare(
      'T15',
      'CURRENCY_DECIMALS',
      `${config.nativeCurrency.decimals}`,
      `${claimed.nativeCurrency.decimals}`,
      'warn',
    ),
  ]
  if (explorer) {
    const origin = new URL(explorer).origin
    for (const template of [address, txHash])
      checks.push(compare('T15', 'EXPLORER', origin, toOrigin(template), 'warn'))
  }
  return [...checks, ...checkContracts(claimed)]
}

const names = {
  createCallAddress: ['CreateCall'],
  fallbackHandlerAddress: [
    'CompatibilityFallbackHandler',
    'ExtensibleFallbackHandler',
    'TokenCallbackHandler',
    'DefaultCallbackHandler',
  ],
  multiSendAddress: ['MultiSend'],
  multiSendCallOnlyAddress: ['MultiSendCallOnly'],
  safeProxyFactoryAddress: ['SafeProxyFactory'],
  safeSingletonAddress: ['Safe', 'SafeL2'],
  signMessageLibAddress: ['SignMessageLib'],
  simulateTxAccessorAddress: ['SimulateTxAccessor'],
} as const satisfies Partial<Record<keyof ContractAddresses, readonly SafeContractName[]>>

const contractKeys = [
  'createCallAddress',
  'fallbackHandlerAddress',
  'multiSendAddress',
  'multiSendCallOnlyAddress',
  'safeProxyFactoryAddress',
  'safeSingletonAddress',
  'signMessageLibAddress',
  'simulateTxAccessorAddress',
] as const satisfies (keyof typeof names)[]

function checkContracts({ contractAddresses }: ChainInfo): Check[] {
  if (!contractAddresses) return []
  return contractKeys.flatMap((key) => {
    const address = contractAddresses[key]
    return address ? [checkContract(key, address, names[key])] : []
  })
}

function checkContract(key: string, address: Address, expected: readonly SafeContractName[]): Check {
  const found = findDeploymentByAddress(address)?.name
  const name = found ?? msg('value.unofficialContract', 'no official contract')
  const isOfficial = found !== undefined && expected.includes(found)
  return checkThat(isOfficial, { actual: name, claimed: address, id: 'T16' }, bundled, {
    ok: ['CONTRACT_OFFICIAL', msg('check.contractIsOfficial', '{key} is the official {name}.', { key, name })],
    block: [
      'CONTRACT_UNKNOWN',
      msg('check.contractNotOfficial', 'The service gives a {key} that is not official.', { key }),
    ],
  })
}

const subjects = {
  CHAIN_ID: msg('subject.chainId', 'chain ID'),
  CURRENCY_DECIMALS: msg('subject.currencyDecimals', 'currency decimals'),
  CURRENCY_SYMBOL: msg('subject.currencySymbol', 'currency symbol'),
  EXPLORER: msg('subject.explorer', 'explorer'),
  SHORT_NAME: msg('subject.shortName', 'short name'),
}

function compare(
  id: ThreatId,
  code: keyof typeof subjects,
  actual: string,
  claimed: string,
  verdict: 'block' | 'warn',
): Check {
  const isSame = actual === claimed
  const subject = subjects[code]
  return createCheck(isSame ? 'ok' : verdict, { actual, claimed, id }, yours, [
    isSame ? `${code}_AGREES` : `${code}_DIFFERS`,
    isSame
      ? msg('check.asConfigured', 'The service’s {subject} matches the configuration.', { subject })
      : msg(
          'check.notAsConfigured',
          'The service’s {subject} differs from the configuration. The configured value is used.',
          { subject },
        ),
  ])
}

function toOrigin(template: string): string {
  return URL.canParse(template) ? new URL(template).origin : template
}
