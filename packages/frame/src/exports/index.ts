export { type ConnectToHostParameters, connectToHost, type HostConnection } from '../app/connectToHost.ts'
export { getChainInfo } from '../app/getChainInfo.ts'
export { getEnvironmentInfo } from '../app/getEnvironmentInfo.ts'
export { getOffChainSignature } from '../app/getOffChainSignature.ts'
export { getPermissions } from '../app/getPermissions.ts'
export { getSafeBalances } from '../app/getSafeBalances.ts'
export { getSafeInfo } from '../app/getSafeInfo.ts'
export { getTransaction } from '../app/getTransaction.ts'
export { isMessageSigned } from '../app/isMessageSigned.ts'
export { requestAddressBook } from '../app/requestAddressBook.ts'
export { requestPermissions } from '../app/requestPermissions.ts'
export { rpcCall } from '../app/rpcCall.ts'
export { type SendTransactionsParameters, sendTransactions } from '../app/sendTransactions.ts'
export { setSafeSettings } from '../app/setSafeSettings.ts'
export { signMessage } from '../app/signMessage.ts'
export { signTypedMessage, type TypedMessage } from '../app/signTypedMessage.ts'
export { waitForSignature } from '../app/waitForSignature.ts'
export {
  InvalidMessageTypeError,
  InvalidPermissionsRequestError,
  InvalidSafeTxHashError,
  InvalidTypedMessageError,
  NoTransactionsError,
  PermissionsRejectedError,
  SafeInfoUnavailableError,
} from '../errors/callErrors.ts'
export { HostRefusedError } from '../errors/HostRefusedError.ts'
export { HostTimeoutError } from '../errors/HostTimeoutError.ts'
export { RejectedInHostError } from '../errors/RejectedInHostError.ts'
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
export type { HostSafeInfo } from '../wire/HostSafeInfoSchema.ts'
