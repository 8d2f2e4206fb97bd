import { coinbase } from '@countersign/connect/coinbase'
import { walletConnect } from '@countersign/connect/walletconnect'
import type { WebConfig } from '@countersign/protocol/config'
import type { CreateConnectorFn } from 'wagmi'
import { createCatalogue } from './messages/createCatalogue.ts'
import { loadMessages } from './messages/loadMessages.ts'

const t = createCatalogue('connect')
const tCommon = createCatalogue('common')

export type CreateConnectorsParameters = {
  config: Pick<WebConfig, 'coinbase' | 'relayUrl' | 'walletConnectProjectId'>
  origin: string
}

/** Awaits the messages: the app starts before those of its language are loaded. */
export async function createConnectors({ config, origin }: CreateConnectorsParameters): Promise<CreateConnectorFn[]> {
  await loadMessages()
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
