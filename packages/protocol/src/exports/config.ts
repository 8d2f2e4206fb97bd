export { type ChainConfig, ChainConfigSchema, WebChainConfigSchema } from '../config/ChainConfigSchema.ts'
export { createSecurityHeaders, findAppOrigin } from '../config/createSecurityHeaders.ts'
export { createWebFileHeaders } from '../config/createWebFileHeaders.ts'
export { findWebPath } from '../config/findWebPath.ts'
export { parseAppUrl } from '../config/parseAppUrl.ts'
export { parseChainsFile } from '../config/parseChainsFile.ts'
export {
  defaultArweaveGateway,
  defaultIpfsGateway,
  userNetworkRules,
  type WebConfig,
  WebConfigSchema,
} from '../config/WebConfigSchema.ts'
