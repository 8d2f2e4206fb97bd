export {
  type CreateConnectConfigParameters,
  createConnectConfig,
  createConnectQueryClient,
  DEFAULT_CHAINS,
} from '../chain/createConnectConfig.ts'
export { createTransport } from '../chain/createTransport.ts'
export { toChain, toChainEntity } from '../chain/toChain.ts'
export { injectedWallets } from '../connectors/injectedWallets.ts'
export { loadOnUse } from '../connectors/loadOnUse.ts'
export { type SafeParameters, safe } from '../connectors/safe.ts'
