export { HostRefusal } from '../host/callMethod.ts'
export {
  type CreateHostParameters,
  createHost,
  type Host,
  type HostedFrame,
  type HostPage,
  InvalidAppOriginError,
  NestedHostError,
} from '../host/createHost.ts'
export type {
  HostContext,
  HostedChainInfo,
  HostedSafeInfo,
  HostedSignature,
  HostMethods,
} from '../host/HostMethods.ts'
