export {
  type AddressBook,
  AddressBookSchema,
  type EnvironmentInfo,
  EnvironmentInfoSchema,
  type HostChainInfo,
  HostChainInfoSchema,
  type HostSafeInfo,
  HostSafeInfoSchema,
} from '../wire/HostInfoSchema.ts'
export { isBounded } from '../wire/isBounded.ts'
export {
  type Permission,
  PermissionRequestsSchema,
  PermissionsSchema,
  restrictedMethods,
} from '../wire/PermissionSchema.ts'
export {
  createRequest,
  type Method,
  methods,
  protocolVersion,
  type Request,
  RequestSchema,
  type Response,
  ResponseSchema,
} from '../wire/RequestSchema.ts'
export { isReadCall, type RpcCallParams, RpcCallParamsSchema, readCalls } from '../wire/rpcCalls.ts'
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
