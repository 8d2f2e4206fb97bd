export { type AddressBook, AddressBookSchema } from '../wire/AddressBookSchema.ts'
export {
  type EnvironmentInfo,
  EnvironmentInfoSchema,
  type HostChainInfo,
  HostChainInfoSchema,
} from '../wire/HostChainInfoSchema.ts'
export { type HostSafeInfo, HostSafeInfoSchema } from '../wire/HostSafeInfoSchema.ts'
export { isBounded } from '../wire/isBounded.ts'
export { type Method, methods } from '../wire/methods.ts'
export {
  type Permission,
  PermissionRequestsSchema,
  PermissionsSchema,
  restrictedMethods,
} from '../wire/PermissionSchema.ts'
export {
  createRequest,
  protocolVersion,
  type Request,
  RequestSchema,
  type Response,
  ResponseSchema,
} from '../wire/RequestSchema.ts'
export { type RpcCallParams, RpcCallParamsSchema } from '../wire/RpcCallSchema.ts'
export { isReadCall, readCalls } from '../wire/readCalls.ts'
export {
  type SendTransactionsParams,
  SendTransactionsParamsSchema,
  type SentTransactions,
  SentTransactionsSchema,
} from '../wire/SendTransactionsSchema.ts'
export {
  OffChainSignatureSchema,
  type SignedMessage,
  SignedMessageSchema,
  SignMessageParamsSchema,
  SignTypedMessageParamsSchema,
} from '../wire/SignMessageSchema.ts'
