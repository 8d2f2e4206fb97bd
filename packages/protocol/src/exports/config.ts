export { type ChainConfig, type ChainConfigInput, ChainConfigSchema } from '../config/ChainConfigSchema.ts'
export { parseChainsFile } from '../config/parseChainsFile.ts'
export {
  defaultArweaveGateway,
  defaultIpfsGateway,
  parseAppUrl,
  type WebConfig,
  WebConfigSchema,
} from '../config/WebConfigSchema.ts'
