export { safeAbi } from '../abi/safeAbi.ts'
export { allowanceModules } from '../chain/allowanceModules.ts'
export type { ChainClient } from '../chain/ChainClient.ts'
export { ChainUnreachableError, WrongChainError } from '../chain/ChainUnreachableError.ts'
export {
  type CallContractsBoundedParameters,
  callContractsBounded,
} from '../chain/callContractsBounded.ts'
export { type CreationVersion, creationVersions, type PlanCreationParameters } from '../chain/creationVersions.ts'
export type { ApprovalRequest, ChainFacts, ContractSignatureRequest, FactRequests } from '../chain/FactRequests.ts'
export { NotASafeError } from '../chain/NotASafeError.ts'
export type { ChainMultiTransfer, ChainTransfer } from '../chain/parseSafeEvents.ts'
export { type CreationPlan, planCreation } from '../chain/planCreation.ts'
export { proxyCodeHashes } from '../chain/proxyCodeHashes.ts'
export type { ReadBlockParameters } from '../chain/readBlock.ts'
export { readContractSignature } from '../chain/readContractSignature.ts'
export { type Origin, type ReadOriginParameters, readOrigin } from '../chain/readOrigin.ts'
export { readPlannedState } from '../chain/readPlannedState.ts'
export { readProxyTarget } from '../chain/readProxyTarget.ts'
export { type ReadSafeRangeParameters, readSafeRange, type SafeRange } from '../chain/readSafeRange.ts'
export { type ReadSafeStateParameters, readSafeState, type SafeState } from '../chain/readSafeState.ts'
export type { SafeFacts } from '../chain/SafeFacts.ts'
export { type SafeContractName, type SafeDeployment, safeDeployments } from '../chain/safeDeployments.ts'
export { type ChainConfig, type ChainConfigInput, ChainConfigSchema } from '../config/ChainConfigSchema.ts'
export type { ChainsFile } from '../config/ChainsFileSchema.ts'
export { type AppUrl, parseAppUrl } from '../config/parseAppUrl.ts'
export { type ParseChainsFileParameters, parseChainsFile } from '../config/parseChainsFile.ts'
export {
  defaultArweaveGateway,
  defaultIpfsGateway,
  type WebConfig,
  WebConfigSchema,
} from '../config/WebConfigSchema.ts'
export { type DecodeCallOptions, type DecodedCall, decodeCall, decodeCallInSlices } from '../decode/decodeCall.ts'
export type {
  CalldataDecoding,
  DecodeCalldataOptions,
  DecodedArgument,
  DecodedFunction,
} from '../decode/decodeCalldata.ts'
export {
  type Call,
  decodeMultiSend,
  encodeMultiSend,
  type MultiSendDecoding,
  type MultiSendFault,
} from '../decode/decodeMultiSend.ts'
export {
  type BundledInterface,
  bundledInterfaces,
  type FunctionSource,
  type KnownFunction,
  toKnownFunctions,
} from '../decode/findFunctions.ts'
export { fromDecodedCall, toDataDecoded } from '../decode/toDataDecoded.ts'
export type { Action } from '../describe/Action.ts'
export {
  type ClassifyTransactionParameters,
  type ClassifyTransactionReturnType,
  classifyTransaction,
  type TransactionClass,
} from '../describe/classifyTransaction.ts'
export type { DescribeContext, OwnerState, TokenFacts } from '../describe/DescribeContext.ts'
export {
  type DescribeTransactionParameters,
  describeTransaction,
  type TransactionDescription,
} from '../describe/describeTransaction.ts'
export type { SentenceId } from '../describe/englishSentences.ts'
export { findMigration, type Migration } from '../describe/findMigration.ts'
export type { IsCancellationParameters, RefundFields } from '../describe/isCancellation.ts'
export { listOfficialTargets } from '../describe/listOfficialTargets.ts'
export {
  type MultiTransfer,
  type ParseMultiTransferParameters,
  parseMultiTransfer,
} from '../describe/parseMultiTransfer.ts'
export {
  getTransferDirection,
  type KnownTokenType,
  type Transfer,
  type TransferAsset,
} from '../describe/parseTransfer.ts'
export type { Risk, RiskCode, RiskSeverity } from '../describe/Risk.ts'
export {
  type AmountPart,
  fillTemplate,
  type Sentence,
  type SentencePart,
  type SentenceValue,
  toPlainText,
} from '../describe/Sentence.ts'
export type { SettingsChange } from '../describe/SettingsChange.ts'
export {
  type TokenDescription,
  type ToTransactionInfoParameters,
  toTransactionInfo,
  toTransferInfo,
} from '../describe/toTransactionInfo.ts'
export { BaseError, type BaseErrorOptions } from '../errors/BaseError.ts'
export { type Claimed, claim } from '../evidence/Claimed.ts'
export type { BlockReference, Evidence } from '../evidence/Evidence.ts'
export { isVerified, type Verified } from '../evidence/Verified.ts'
export { verifyOwn } from '../evidence/verifyOwn.ts'
export { type ChangedField, type FindChangedFieldParameters, findChangedField } from '../file/findChangedField.ts'
export { InvalidFileError } from '../file/InvalidFileError.ts'
export { parseStrictJson } from '../file/parseStrictJson.ts'
export {
  longestFile,
  parseTransactionFile,
  TransactionFieldsSchema,
  type TransactionFile,
  toInvalidFile,
  toTransaction,
} from '../file/parseTransactionFile.ts'
export { type WriteTransactionFileParameters, writeTransactionFile } from '../file/writeTransactionFile.ts'
export { assertTypedDataIsCheap, CostlyTypedDataError } from '../hash/assertTypedDataIsCheap.ts'
export type { SafeSetup } from '../hash/encodeSafeSetup.ts'
export {
  type DeviceDigest,
  type DigestLine,
  type DigestName,
  getCalldataDigest,
  getDeviceDigest,
} from '../hash/getDeviceDigest.ts'
export { getSafeMessageTypedData } from '../hash/getSafeMessageTypedData.ts'
export { getSafeTransactionTypedData } from '../hash/getSafeTransactionTypedData.ts'
export {
  type GetDelegateTypedDataParameters,
  type GetDeleteRequestTypedDataParameters,
  getDelegateText,
  getDelegateTypedData,
  getDeleteRequestTypedData,
  getTotp,
} from '../hash/getServiceTypedData.ts'
export type { SafeDomain } from '../hash/hashSafeDomain.ts'
export {
  type HashSafeMessageParameters,
  hashMessageContent,
  hashSafeMessage,
  hashSafeMessageBytes,
  type SafeMessageContent,
  type SafeMessageHashes,
  type TypedDataContent,
} from '../hash/hashSafeMessage.ts'
export {
  type HashSafeOperationParameters,
  hashSafeOperation,
  type SafeOperationHashes,
} from '../hash/hashSafeOperation.ts'
export {
  type HashSafeTransactionParameters,
  hashSafeTransaction,
  type SafeTransactionHashes,
} from '../hash/hashSafeTransaction.ts'
export { hashUserOperation } from '../hash/hashUserOperation.ts'
export { prepareKeccak256 } from '../hash/keccak256.ts'
export { isVersionAtLeast, parseSafeVersion, type SafeVersion } from '../hash/parseSafeVersion.ts'
export type { PredictSafeAddressParameters } from '../hash/predictSafeAddress.ts'
export type { ProxyFactoryVersion } from '../hash/proxyCreationCodes.ts'
export { type EntryPointVersion, type SafeOperation, safeOperationModules } from '../hash/SafeOperation.ts'
export type { SafeTransaction } from '../hash/SafeTransaction.ts'
export { type FoundSalt, isPrefix, longestPrefix, type SearchSaltParameters, searchSalt } from '../hash/searchSalt.ts'
export { createFrameCollector, type FrameProgress } from '../link/createFrameCollector.ts'
export { encodeLink } from '../link/encodeLink.ts'
export { InvalidLinkError } from '../link/InvalidLinkError.ts'
export {
  type LinkedItem,
  type LinkedMessage,
  LinkedMessageSchema,
  type LinkedTransaction,
  LinkedTransactionSchema,
} from '../link/LinkedItem.ts'
export { encodeLinkNames, type LinkNames, noLinkNames, parseLinkNames } from '../link/LinkNames.ts'
export { parseLink } from '../link/parseLink.ts'
export { type LinkedSigner, type ReadMessage, type ReadTransaction, readLinkedItem } from '../link/readLinkedItem.ts'
export { splitLink } from '../link/splitLink.ts'
export {
  type AssertTransactionRequestParameters,
  assertTransactionRequest,
  InvalidTransactionRequestError,
  type TransactionRule,
} from '../rules/assertTransactionRequest.ts'
export { toReasonWords } from '../rules/describeSafeError.ts'
export { NodeError, type NodeErrorCode } from '../rules/NodeError.ts'
export { toNodeError } from '../rules/toNodeError.ts'
export {
  type EncodeContractSignatureParameters,
  encodeContractSignature,
} from '../signatures/encodeContractSignature.ts'
export { InvalidSignaturesError, type InvalidSignaturesReason } from '../signatures/InvalidSignaturesError.ts'
export { packSignatures, type SignedBy } from '../signatures/packSignatures.ts'
export { parseExecutedSignatures } from '../signatures/parseExecutedSignatures.ts'
export { type ParseSignaturesOptions, parseSignatures } from '../signatures/parseSignatures.ts'
export { type RecoverAddress, recoverAddress, UnrecoverableSignatureError } from '../signatures/recoverAddress.ts'
export { type RecoverSignerParameters, recoverSigner } from '../signatures/recoverSigner.ts'
export type {
  ApprovedHashSignature,
  ContractSignature,
  EcdsaSignature,
  SafeSignature,
} from '../signatures/SafeSignature.ts'
export {
  type AllowanceChange,
  type NotSeen,
  type PieceChange,
  type SafeSetting,
  type SettingChange,
  type SimulatedCall,
  type SimulatedSafe,
  type Simulation,
  type SimulationMethod,
  type TokenChange,
  toSimulatedSafe,
} from '../simulate/Simulation.ts'
export { type SimulateTransactionParameters, simulateTransaction } from '../simulate/simulateTransaction.ts'
export { type SimulateTransactionsParameters, simulateTransactions } from '../simulate/simulateTransactions.ts'
export { type SanitizeTextOptions, sanitizeText } from '../text/sanitizeText.ts'
export { toCsvLine } from '../text/toCsvLine.ts'
export { fillWords, say, type Words } from '../text/Words.ts'
export { type AcceptContractSignatureParameters, acceptContractSignature } from '../verify/acceptContractSignature.ts'
export { applyClaimedRisk, type ClaimedRisk } from '../verify/applyClaimedRisk.ts'
export type { Check, ThreatId, Verdict } from '../verify/Check.ts'
export type { ClaimedExecution, ClaimedTransfer } from '../verify/ClaimedExecution.ts'
export { type ClaimedMessage, toClaimedMessage } from '../verify/ClaimedMessage.ts'
export {
  type ClaimedConfirmation,
  type ClaimedTransaction,
  toClaimedTransaction,
} from '../verify/ClaimedTransaction.ts'
export type { ConfirmationCode, ConfirmationReport, ConfirmationStatus } from '../verify/ConfirmationReport.ts'
export { type CheckSignedByParameters, checkAuthor, getNoteTypedData } from '../verify/checkAuthor.ts'
export { type CheckChainInfoParameters, checkChainInfo } from '../verify/checkChainInfo.ts'
export { type CheckFreshnessParameters, checkFreshness } from '../verify/checkFreshness.ts'
export { type CheckMessageContentParameters, checkMessageContent } from '../verify/checkMessageContent.ts'
export type { QueueOrder } from '../verify/checkQueue.ts'
export { type GetQueueDigestParameters, getQueueDigest } from '../verify/checkQueue.ts'
export { type CheckRecipientParameters, checkRecipient } from '../verify/checkRecipient.ts'
export { checkSupport } from '../verify/checkSupport.ts'
export { type CheckTargetParameters, checkTarget } from '../verify/checkTarget.ts'
export { type CheckTokenNameParameters, checkTokenName, isLikeSymbol } from '../verify/checkTokenName.ts'
export { type CheckTransferParameters, checkTransfer } from '../verify/checkTransfer.ts'
export { compareSafes } from '../verify/compareSafes.ts'
export { createDeploymentRequest } from '../verify/createDeploymentRequest.ts'
export {
  type CreateExecutionRequestParameters,
  createExecutionRequest,
  type ExecutionRequest,
} from '../verify/createExecutionRequest.ts'
export {
  acceptApproval,
  createHashApproval,
  encodeApproval,
  type HashApproval,
  type ListApprovalsParameters,
  listApprovals,
} from '../verify/createHashApproval.ts'
export {
  type CreateMessageSigningRequestParameters,
  createMessageSigningRequest,
  type MessageSigningRequest,
} from '../verify/createMessageSigningRequest.ts'
export {
  type AcceptSignatureParameters,
  acceptSignature,
  type CreateSigningRequestParameters,
  createSigningRequest,
  type SigningRequest,
} from '../verify/createSigningRequest.ts'
export {
  type EstimateExecutionParameters,
  type ExecutionEstimate,
  estimateExecution,
} from '../verify/estimateExecution.ts'
export { findLookalikes } from '../verify/findLookalikes.ts'
export { type FindNonceGapsParameters, findNonceGaps } from '../verify/findNonceGaps.ts'
export { type FindOmissionsParameters, findOmissions, type Omission } from '../verify/findOmissions.ts'
export { type ListNestedActionsParameters, listNestedActions, type NestedAction } from '../verify/listNestedActions.ts'
export { PrefixedAddressError, parsePrefixedAddress } from '../verify/parsePrefixedAddress.ts'
export { type ResolvedName, type ResolveNameParameters, resolveName } from '../verify/resolveName.ts'
export type { SignatureStoreEntry } from '../verify/SignatureStoreEntry.ts'
export type { CheckTransactionOptions, TransactionReport } from '../verify/TransactionReport.ts'
export { createVerificationCache, type VerificationCache } from '../verify/VerificationCache.ts'
export {
  createVerificationClient,
  type ReadRangeParameters,
  serveVerification,
  type VerificationClient,
  type VerificationPort,
} from '../verify/verificationWorker.ts'
export { type BalanceReport, type ClaimedBalance, verifyBalances } from '../verify/verifyBalances.ts'
export { type ClaimedCreation, type CreationReport, verifyCreation } from '../verify/verifyCreation.ts'
export {
  type DeploymentParameters,
  type DeploymentState,
  readDeployment,
  verifyDeployment,
} from '../verify/verifyDeployment.ts'
export type { Happened } from '../verify/verifyEntries.ts'
export { type ExecutionState, type VerifyExecutionParameters, verifyExecution } from '../verify/verifyExecution.ts'
export {
  type HistoryReport,
  type VerifyHistoryParameters,
  verifyHistory,
} from '../verify/verifyHistory.ts'
export {
  type MessageReport,
  type VerifyMessageParameters,
  type VerifySafeSignatureParameters,
  verifyMessage,
  verifySafeSignature,
} from '../verify/verifyMessage.ts'
export {
  type NestedReport,
  type VerifyNestedParameters,
  verifyNested,
} from '../verify/verifyNested.ts'
export { checkOwnerTree, type OwnerNode, type OwnerTree, verifyOwnerTree } from '../verify/verifyOwnerTree.ts'
export {
  type ProgressReport,
  type TransactionProgress,
  type VerifyProgressParameters,
  verifyProgress,
} from '../verify/verifyProgress.ts'
export { type QueueReport, type VerifyQueueParameters, verifyQueue } from '../verify/verifyQueue.ts'
export { type SafeReport, type VerifySafeParameters, verifySafe } from '../verify/verifySafe.ts'
export {
  type VerifyTransactionParameters,
  type VerifyTransactionReturnType,
  verifyTransaction,
} from '../verify/verifyTransaction.ts'
export {
  type ClaimedMovement,
  type MovementFault,
  type MovementProof,
  toLogEvent,
  type VerifyTransfersParameters,
  verifyTransfers,
} from '../verify/verifyTransfers.ts'
export { SafeRangeSchema } from '../verify/workerSchemas.ts'
export {
  type About,
  type AboutChain,
  AboutChainSchema,
  AboutSchema,
  type Backbone,
  BackboneSchema,
} from '../wire/AboutSchema.ts'
export { type AddressEx, AddressExSchema } from '../wire/AddressExSchema.ts'
export { AddressSchema } from '../wire/AddressSchema.ts'
export { type ApiError, ApiErrorSchema } from '../wire/ApiErrorSchema.ts'
export {
  type AuthNonce,
  AuthNonceSchema,
  type AuthSession,
  AuthSessionSchema,
  type VerifyAuthRequest,
  VerifyAuthRequestSchema,
} from '../wire/AuthSchema.ts'
export { type BalanceItem, type Balances, BalancesSchema, PausingBalancesSchema } from '../wire/BalancesSchema.ts'
export { ChainIdParamSchema, ChainIdSchema } from '../wire/ChainIdSchema.ts'
export {
  type ChainFeature,
  type ChainInfo,
  ChainInfoSchema,
  type ContractAddresses,
  type GasPrice,
  type RpcUri,
} from '../wire/ChainInfoSchema.ts'
export {
  type Collectible,
  type CollectiblePage,
  CollectiblePageSchema,
  CollectibleSchema,
  CollectiblesSchema,
} from '../wire/CollectibleSchema.ts'
export {
  type ConfirmationView,
  type ConfirmationViewRequest,
  ConfirmationViewRequestSchema,
  ConfirmationViewSchema,
} from '../wire/ConfirmationViewSchema.ts'
export { type ContractInfo, ContractInfoSchema } from '../wire/ContractInfoSchema.ts'
export { CountSchema, type Operation, OperationSchema } from '../wire/CountSchema.ts'
export { type CreationInfo, CreationInfoSchema } from '../wire/CreationInfoSchema.ts'
export { type CreatePageLinksParameters, createPageLinks, type PageBounds, turnPage } from '../wire/createPageLinks.ts'
export {
  type DataDecoded,
  type DataDecodedParameter,
  DataDecodedSchema,
  type DecodingAccuracy,
  type InternalTransaction,
  InternalTransactionSchema,
  type ParameterValue,
  ParameterValueSchema,
} from '../wire/DataDecodedSchema.ts'
export { type DataDecoderRequest, DataDecoderRequestSchema } from '../wire/DataDecoderRequestSchema.ts'
export {
  type CreateDelegateRequest,
  CreateDelegateRequestSchema,
  type Delegate,
  type DelegateFilter,
  DelegateFilterSchema,
  type DelegatePage,
  DelegatePageSchema,
  DelegateSchema,
  type DeleteDelegateRequest,
  DeleteDelegateRequestSchema,
} from '../wire/DelegateSchema.ts'
export {
  type Confirmation,
  type DetailedExecutionInfo,
  DetailedExecutionInfoSchema,
  type ExecutionInfo,
  ExecutionInfoSchema,
  type MultisigDetails,
} from '../wire/ExecutionInfoSchema.ts'
export { defaultCurrency, type FiatCodes, FiatCodesSchema } from '../wire/FiatCodesSchema.ts'
export { type GasPriceOracle, GasPriceOracleSchema } from '../wire/GasPriceOracleSchema.ts'
export { HashSchema, HexSchema, SignatureHexSchema } from '../wire/HexSchema.ts'
export { type IndexingStatus, IndexingStatusSchema } from '../wire/IndexingStatusSchema.ts'
export { MasterCopiesSchema, type MasterCopy, MasterCopySchema } from '../wire/MasterCopySchema.ts'
export {
  type CreateMessageRequest,
  CreateMessageRequestSchema,
  type Message,
  type MessageContent,
  MessageContentSchema,
  type MessageListItem,
  MessageListItemSchema,
  type MessageListPage,
  MessageListPageSchema,
  MessageSchema,
  type MessageSignatureRequest,
  MessageSignatureRequestSchema,
  type MessageStatus,
  type TolerantMessageListPage,
} from '../wire/MessageSchema.ts'
export {
  type MovedToken,
  type Movement,
  type MovementPage,
  MovementPageSchema,
  PausingMovementPageSchema,
} from '../wire/MovementSchema.ts'
export { type Estimation, EstimationSchema, type Nonces, NoncesSchema } from '../wire/NoncesSchema.ts'
export {
  type DeleteSubscriptionsRequest,
  DeleteSubscriptionsRequestSchema,
  type DeviceType,
  type NotificationType,
  notificationTypes,
  type RegisterDeviceRequest,
  RegisterDeviceRequestSchema,
  type SubscribeDeviceRequest,
  SubscribeDeviceRequestSchema,
  type SubscribedDevice,
  SubscribedDeviceSchema,
  type Subscription,
  SubscriptionSchema,
} from '../wire/NotificationSchema.ts'
export { type OwnerSafes, OwnerSafesSchema } from '../wire/OwnerSafesSchema.ts'
export {
  type CreatedOwnerWebhook,
  CreatedOwnerWebhookSchema,
  type CreateOwnerWebhookRequest,
  CreateOwnerWebhookRequestSchema,
  type OwnerWebhook,
  OwnerWebhookSchema,
  OwnerWebhooksSchema,
  type UpdateOwnerWebhookRequest,
  UpdateOwnerWebhookRequestSchema,
  type WebhookTest,
  WebhookTestSchema,
} from '../wire/OwnerWebhookSchema.ts'
export { createPageSchema, createTolerantPageSchema, type Page, type RefusedRow } from '../wire/PageSchema.ts'
export {
  type ConfirmRequest,
  ConfirmRequestSchema,
  type DeleteTransactionRequest,
  DeleteTransactionRequestSchema,
  type ProposeRequest,
  ProposeRequestSchema,
  type TransactionCallRequest,
  TransactionCallRequestSchema,
} from '../wire/ProposeRequestSchema.ts'
export {
  type Cursor,
  type CursorPosition,
  formatCursor,
  type ParseCursorOptions,
  parseCursor,
} from '../wire/parseCursor.ts'
export { type SafeApp, SafeAppSchema, SafeAppsSchema } from '../wire/SafeAppSchema.ts'
export { type ImplementationVersionState, type SafeInfo, SafeInfoSchema } from '../wire/SafeInfoSchema.ts'
export {
  type AllOwnerSafes,
  AllOwnerSafesSchema,
  type SafeOverview,
  SafeOverviewSchema,
  SafeOverviewsSchema,
} from '../wire/SafeOverviewSchema.ts'
export {
  type RegisterSafeRequest,
  RegisterSafeRequestSchema,
  type SafeRegistration,
  SafeRegistrationSchema,
} from '../wire/SafeRegistrationSchema.ts'
export {
  type ChangeKind,
  type ChangeNotification,
  ChangeNotificationSchema,
  changeKinds,
  type ServiceEvent,
  ServiceEventSchema,
} from '../wire/ServiceEventSchema.ts'
export type { SettingsChangeKind, SettingsInfo } from '../wire/SettingsInfoSchema.ts'
export { NameSchema, NoteSchema } from '../wire/TextSchema.ts'
export { type ThreatFindings, ThreatFindingsSchema } from '../wire/ThreatFindingsSchema.ts'
export { DecimalsSchema, type TokenInfo, TokenInfoSchema, type TokenType } from '../wire/TokenInfoSchema.ts'
export {
  type TransactionData,
  TransactionDataSchema,
  type TransactionDetails,
  TransactionDetailsSchema,
  type TransactionPreview,
  TransactionPreviewSchema,
} from '../wire/TransactionDetailsSchema.ts'
export { type TransactionInfo, TransactionInfoSchema } from '../wire/TransactionInfoSchema.ts'
export {
  type ConflictType,
  type TolerantTransactionListPage,
  type TransactionListItem,
  TransactionListItemSchema,
  type TransactionListPage,
  TransactionListPageSchema,
} from '../wire/TransactionListItemSchema.ts'
export {
  type SafeAppInfo,
  TransactionIdSchema,
  type TransactionStatus,
  type TransactionSummary,
  TransactionSummarySchema,
} from '../wire/TransactionSummarySchema.ts'
export { type TransferDirection, type TransferInfo, TransferInfoSchema } from '../wire/TransferInfoSchema.ts'
export { type TypedData, TypedDataSchema } from '../wire/TypedDataSchema.ts'
export { UintStringSchema } from '../wire/UintStringSchema.ts'
export {
  type WebhookDevice,
  type WebhookEvent,
  WebhookEventSchema,
  webhookEventTypes,
} from '../wire/WebhookEventSchema.ts'
export { createPausingSchema, withPauses } from '../wire/withPauses.ts'
