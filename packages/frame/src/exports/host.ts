export { HostRefusal } from '../errors/HostRefusal.ts'
export { InvalidAppOriginError } from '../errors/InvalidAppOriginError.ts'
export { NestedHostError } from '../errors/NestedHostError.ts'
export {
  type CreateHostParameters,
  createHost,
  type Host,
  type HostedFrame,
  type HostPage,
} from '../host/createHost.ts'
export type {
  HostContext,
  HostedChainInfo,
  HostedSafeInfo,
  HostedSignature,
  HostMethods,
} from '../host/HostMethods.ts'
