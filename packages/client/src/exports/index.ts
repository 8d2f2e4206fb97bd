export { type GetBalancesParameters, getBalances, listFiatCodes } from '../calls/balances.ts'
export {
  type GetChainParameters,
  getAbout,
  getBackbone,
  getChain,
  getChainAbout,
  getGasPrice,
  type ListChainsParameters,
  listChains,
  listMasterCopies,
} from '../calls/chains.ts'
export { type ListCollectiblesParameters, listCollectibles, listCollectiblesPage } from '../calls/collectibles.ts'
export { type DecodeDataParameters, decodeData, getContract } from '../calls/contracts.ts'
export { getCreation, type RegisterSafeParameters, registerSafe } from '../calls/creation.ts'
export {
  type CreateDelegateParameters,
  createDelegate,
  type DeleteDelegateParameters,
  deleteDelegate,
  type ListDelegatesParameters,
  listDelegates,
} from '../calls/delegates.ts'
export { getIndexingStatus, type IndexingStatus } from '../calls/getIndexingStatus.ts'
export { type ListMovementsParameters, listMovements } from '../calls/listMovements.ts'
export { type ListSafeAppsParameters, listSafeApps } from '../calls/listSafeApps.ts'
export { type ListSafeOverviewsParameters, listSafeOverviews } from '../calls/listSafeOverviews.ts'
export {
  type AddMessageSignatureParameters,
  addMessageSignature,
  type CreateMessageParameters,
  createMessage,
} from '../calls/messageSignatures.ts'
export { type GetMessageParameters, getMessage, listMessages } from '../calls/messages.ts'
export {
  type DeleteSubscriptionsParameters,
  deleteSubscriptions,
  type GetSubscriptionParameters,
  getSubscription,
  type RegisterDeviceParameters,
  registerDevice,
  type SubscribeDeviceParameters,
  subscribeDevice,
  type UnregisterDeviceParameters,
  type UnregisterSafeParameters,
  unregisterDevice,
  unregisterSafe,
} from '../calls/notifications.ts'
export {
  listOwnerProofs,
  type SubmitOwnerProofParameters,
  submitOwnerProof,
} from '../calls/ownerProofs.ts'
export { type ListAllOwnerSafesParameters, listAllOwnerSafes, listOwnerSafes } from '../calls/owners.ts'
export {
  type CreateOwnerWebhookParameters,
  createOwnerWebhook,
  deleteOwnerWebhook,
  listOwnerWebhooks,
  type OwnerWebhookParameters,
  testOwnerWebhook,
  updateOwnerWebhook,
} from '../calls/ownerWebhooks.ts'
export {
  type AnalyzeThreatsParameters,
  analyzeThreats,
  type EstimateTransactionParameters,
  estimateTransaction,
  type GetConfirmationViewParameters,
  getConfirmationView,
  type PreviewTransactionParameters,
  previewTransaction,
} from '../calls/previews.ts'
export {
  type CreatePushSubscriptionParameters,
  createPushSubscription,
  deletePushSubscription,
  getPushConfig,
  listPushSubscriptions,
  type PushSubscriptionParameters,
  testPushSubscription,
} from '../calls/push.ts'
export { getNonces, getSafe } from '../calls/safes.ts'
export {
  type GetSignInNonceParameters,
  getSession,
  getSignInNonce,
  type SignInParameters,
  signIn,
  signOut,
} from '../calls/session.ts'
export { type SubscribeToSafeParameters, type SubscriptionState, subscribeToSafe } from '../calls/subscribeToSafe.ts'
export {
  type ListHistoryParameters,
  type ListIncomingTransfersParameters,
  type ListModuleTransactionsParameters,
  type ListMultisigTransactionsParameters,
  type ListQueueParameters,
  listHistory,
  listIncomingTransfers,
  listModuleTransactions,
  listMultisigTransactions,
  listQueue,
} from '../calls/transactionLists.ts'
export {
  type ConfirmParameters,
  confirm,
  type DeleteTransactionParameters,
  deleteTransaction,
  type GetTransactionParameters,
  getTransaction,
  type ProposeParameters,
  propose,
} from '../calls/transactions.ts'
export {
  type CallParameters,
  type ChainParameters,
  type Client,
  type CreateClientParameters,
  createClient,
  type Fetch,
  type PageParameters,
  type SafeParameters,
} from '../createClient.ts'
export { HttpRequestError } from '../errors/HttpRequestError.ts'
export { type PaginatedPage, paginate, TooManyPagesError } from '../paginate.ts'
export {
  ForeignPageError,
  InvalidResponseError,
  ServiceTimeoutError,
  ServiceUnreachableError,
  UnexpectedResponseError,
} from '../request.ts'
