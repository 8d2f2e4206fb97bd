import { coinbase, walletConnect } from '@countersign/connect'
import type { CreateConnectorFn } from 'wagmi'
import type { LoadConnectorsParameters } from './loadConnectors.ts'
import { common } from './messages/common.ts'
import { connectText } from './messages/connect.ts'

export function createConnectors({ config, origin }: LoadConnectorsParameters): CreateConnectorFn[] {
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
