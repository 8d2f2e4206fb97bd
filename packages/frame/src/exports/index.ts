export { type ConnectToHostParameters, connectToHost, type HostConnection } from '../app/connectToHost.ts'
export { getChainInfo, getEnvironmentInfo, getSafeBalances, getSafeInfo } from '../app/info.ts'
export {
  getOffChainSignature,
  isMessageSigned,
  signMessage,
  signTypedMessage,
  type TypedMessage,
  waitForSignature,
} from '../app/messages.ts'
export { getPermissions, requestAddressBook, requestPermissions } from '../app/permissions.ts'
export { rpcCall, setSafeSettings } from '../app/rpcCall.ts'
export { getTransaction, type SendTransactionsParameters, sendTransactions } from '../app/transactions.ts'
export {
  InvalidMessageTypeError,
  InvalidPermissionsRequestError,
  InvalidSafeTxHashError,
  InvalidTypedMessageError,
  NoTransactionsError,
  PermissionsRejectedError,
  SafeInfoUnavailableError,
} from '../errors/callErrors.ts'
export { HostRefusedError, HostTimeoutError, RejectedInHostError } from '../errors/hostErrors.ts'
export { createProvider, type FrameProvider } from '../provider/createProvider.ts'
export { ProviderRpcError } from '../provider/ProviderRpcError.ts'
export type { SentCalls } from '../provider/readTransaction.ts'
export {
  type CreateFrameParameters,
  createFrame,
  type Frame,
  FrameDisposedError,
  type FrameRequest,
  HostNotAllowedError,
  InvalidAnswerError,
  InvalidHostError,
} from '../transport/createFrame.ts'
export type { FrameMessage, FramePage } from '../transport/FramePage.ts'
export type { HostSafeInfo } from '../wire/HostInfoSchema.ts'
