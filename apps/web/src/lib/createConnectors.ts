import { coinbase } from '@countersign/connect/coinbase'
import { walletConnect } from '@countersign/connect/walletconnect'
import type { WebConfig } from '@countersign/protocol/config'
import type { CreateConnectorFn } from 'wagmi'
import { createCatalogue } from './messages/createCatalogue.ts'

const t = createCatalogue('connect')
const tCommon = createCatalogue('common')

export type CreateConnectorsParameters = {
  config: Pick<WebConfig, 'coinbase' | 'relayUrl' | 'walletConnectProjectId'>
  origin: string
}

export function createConnectors({ config, origin }: CreateConnectorsParameters): CreateConnectorFn[] {
  const { relayUrl, walletConnectProjectId: projectId } = config
  const metadata = {
    description: t('description'),
    icons: [`${origin}/icon.svg`],
    name: tCommon('appName'),
    url: origin,
  }
  return [
    ...(relayUrl ? [walletConnect({ metadata, projectId, relayUrl })] : []),
    ...(config.coinbase ? [coinbase({ appName: tCommon('appName') })] : []),
  ]
}
