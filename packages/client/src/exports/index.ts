export { type AddMessageSignatureParameters, addMessageSignature } from '../calls/addMessageSignature.ts'
export { type AnalyzeThreatsParameters, analyzeThreats } from '../calls/analyzeThreats.ts'
export { type ConfirmParameters, confirm } from '../calls/confirm.ts'
export { type CreateDelegateParameters, createDelegate } from '../calls/createDelegate.ts'
export { type CreateMessageParameters, createMessage } from '../calls/createMessage.ts'
export { type DecodeDataParameters, decodeData } from '../calls/decodeData.ts'
export { type DeleteDelegateParameters, deleteDelegate } from '../calls/deleteDelegate.ts'
export { type DeleteSubscriptionsParameters, deleteSubscriptions } from '../calls/deleteSubscriptions.ts'
export { type DeleteTransactionParameters, deleteTransaction } from '../calls/deleteTransaction.ts'
export { type EstimateTransactionParameters, estimateTransaction } from '../calls/estimateTransaction.ts'
export { getAbout } from '../calls/getAbout.ts'
export { getBackbone } from '../calls/getBackbone.ts'
export { type GetBalancesParameters, getBalances } from '../calls/getBalances.ts'
export { type GetChainParameters, getChain } from '../calls/getChain.ts'
export { getChainAbout } from '../calls/getChainAbout.ts'
export {
  type GetConfirmationViewParameters,
  getConfirmationView,
} from '../calls/getConfirmationView.ts'
export { getContract } from '../calls/getContract.ts'
export { getCreation } from '../calls/getCreation.ts'
export { getGasPrice } from '../calls/getGasPrice.ts'
export { getIndexingStatus, type IndexingStatus } from '../calls/getIndexingStatus.ts'
export { type GetMessageParameters, getMessage } from '../calls/getMessage.ts'
export { getNonces } from '../calls/getNonces.ts'
export { getSafe } from '../calls/getSafe.ts'
export { getSession } from '../calls/getSession.ts'
export { type GetSignInNonceParameters, getSignInNonce } from '../calls/getSignInNonce.ts'
export { type GetSubscriptionParameters, getSubscription } from '../calls/getSubscription.ts'
export { type GetTransactionParameters, getTransaction } from '../calls/getTransaction.ts'
export { type ListAllOwnerSafesParameters, listAllOwnerSafes } from '../calls/listAllOwnerSafes.ts'
export { type ListChainsParameters, listChains } from '../calls/listChains.ts'
export { type ListCollectiblesParameters, listCollectibles } from '../calls/listCollectibles.ts'
export { listCollectiblesPage } from '../calls/listCollectiblesPage.ts'
export { type ListDelegatesParameters, listDelegates } from '../calls/listDelegates.ts'
export { listFiatCodes } from '../calls/listFiatCodes.ts'
export { type ListHistoryParameters, listHistory } from '../calls/listHistory.ts'
export { type ListIncomingTransfersParameters, listIncomingTransfers } from '../calls/listIncomingTransfers.ts'
export { listMasterCopies } from '../calls/listMasterCopies.ts'
export { listMessages } from '../calls/listMessages.ts'
export { type ListModuleTransactionsParameters, listModuleTransactions } from '../calls/listModuleTransactions.ts'
export { type ListMovementsParameters, listMovements } from '../calls/listMovements.ts'
export { type ListMultisigTransactionsParameters, listMultisigTransactions } from '../calls/listMultisigTransactions.ts'
export { listOwnerSafes } from '../calls/listOwnerSafes.ts'
export { type ListQueueParameters, listQueue } from '../calls/listQueue.ts'
export { type ListSafeAppsParameters, listSafeApps } from '../calls/listSafeApps.ts'
export { type ListSafeOverviewsParameters, listSafeOverviews } from '../calls/listSafeOverviews.ts'
export {
  type CreateOwnerWebhookParameters,
  createOwnerWebhook,
  deleteOwnerWebhook,
  listOwnerWebhooks,
  type OwnerWebhookParameters,
  testOwnerWebhook,
  updateOwnerWebhook,
} from '../calls/ownerWebhooks.ts'
export { type PreviewTransactionParameters, previewTransaction } from '../calls/previewTransaction.ts'
export { type ProposeParameters, propose } from '../calls/propose.ts'
export { type RegisterDeviceParameters, registerDevice } from '../calls/registerDevice.ts'
export { type RegisterSafeParameters, registerSafe } from '../calls/registerSafe.ts'
export { type SignInParameters, signIn } from '../calls/signIn.ts'
export { signOut } from '../calls/signOut.ts'
export { type SubscribeDeviceParameters, subscribeDevice } from '../calls/subscribeDevice.ts'
export { type SubscribeToSafeParameters, type SubscriptionState, subscribeToSafe } from '../calls/subscribeToSafe.ts'
export { type UnregisterDeviceParameters, unregisterDevice } from '../calls/unregisterDevice.ts'
export { type UnregisterSafeParameters, unregisterSafe } from '../calls/unregisterSafe.ts'
export { type Client, type CreateClientParameters, createClient, type Fetch } from '../createClient.ts'
export { HttpRequestError } from '../errors/HttpRequestError.ts'
export { type PaginatedPage, paginate, TooManyPagesError } from '../paginate.ts'
export {
  ForeignPageError,
  InvalidResponseError,
  ServiceTimeoutError,
  ServiceUnreachableError,
  UnexpectedResponseError,
} from '../request.ts'
export type { CallParameters, ChainParameters, PageParameters, SafeParameters } from '../SafeParameters.ts'
