import { coinbase } from '@countersign/connect/coinbase'
import { walletConnect } from '@countersign/connect/walletconnect'
import type { WebConfig } from '@countersign/protocol/config'
import type { CreateConnectorFn } from 'wagmi'
import { common } from './messages/common.ts'
import { connectText } from './messages/connect.ts'

export type CreateConnectorsParameters = {
  config: Pick<WebConfig, 'coinbase' | 'relayUrl' | 'walletConnectProjectId'>
  origin: string
}

export function createConnectors({ config, origin }: CreateConnectorsParameters): CreateConnectorFn[] {
  const { relayUrl, walletConnectProjectId: projectId } = config
  const metadata = {
    description: connectText.description,
    icons: [`${origin}/icon.svg`],
    name: common.appName,
    url: origin,
  }
  return [
    ...(relayUrl ? [walletConnect({ metadata, projectId, relayUrl })] : []),
    ...(config.coinbase ? [coinbase({ appName: common.appName })] : []),
  ]
}
