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
export { ApiErrorSchema } from '../wire/ApiErrorSchema.ts'
export {
  type AuthNonce,
  AuthNonceSchema,
  type AuthSession,
  AuthSessionSchema,
  VerifyAuthRequestSchema,
} from '../wire/AuthSchema.ts'
export { type BalanceItem, type Balances, BalancesSchema, PausingBalancesSchema } from '../wire/BalancesSchema.ts'
export { ChainIdParamSchema, ChainIdSchema } from '../wire/ChainIdSchema.ts'
export { type ChainInfo, ChainInfoSchema } from '../wire/ChainInfoSchema.ts'
export {
  type Collectible,
  type CollectiblePage,
  CollectiblePageSchema,
  CollectibleSchema,
  CollectiblesSchema,
} from '../wire/CollectibleSchema.ts'
export {
  type ConfirmationView,
  ConfirmationViewRequestSchema,
  ConfirmationViewSchema,
} from '../wire/ConfirmationViewSchema.ts'
export { type ContractInfo, ContractInfoSchema } from '../wire/ContractInfoSchema.ts'
export { CountSchema, OperationSchema } from '../wire/CountSchema.ts'
export {
  type CreationInfo,
  CreationInfoSchema,
  RegisterSafeRequestSchema,
  type SafeRegistration,
  SafeRegistrationSchema,
} from '../wire/CreationInfoSchema.ts'
export { createPageLinks, type PageBounds, turnPage } from '../wire/createPageLinks.ts'
export {
  type DataDecoded,
  DataDecodedSchema,
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
  DeleteDelegateRequestSchema,
} from '../wire/DelegateSchema.ts'
export {
  type Confirmation,
  DetailedExecutionInfoSchema,
  ExecutionInfoSchema,
  type MultisigDetails,
} from '../wire/ExecutionInfoSchema.ts'
export { defaultCurrency, type FiatCodes, FiatCodesSchema } from '../wire/FiatCodesSchema.ts'
export { type GasPriceOracle, GasPriceOracleSchema } from '../wire/GasPriceOracleSchema.ts'
export { HashSchema, HexSchema, SignatureHexSchema } from '../wire/HexSchema.ts'
export { IndexingStatusSchema } from '../wire/IndexingStatusSchema.ts'
export { MasterCopiesSchema, type MasterCopy, MasterCopySchema } from '../wire/MasterCopySchema.ts'
export {
  type CreateMessageRequest,
  CreateMessageRequestSchema,
  type Message,
  type MessageContent,
  MessageContentSchema,
  type MessageListItem,
  MessageListItemSchema,
  MessageListPageSchema,
  MessageSchema,
  MessageSignatureRequestSchema,
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
  DeleteSubscriptionsRequestSchema,
  type DeviceType,
  type NotificationType,
  notificationTypes,
  type RegisterDeviceRequest,
  RegisterDeviceRequestSchema,
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
  ConfirmRequestSchema,
  DeleteTransactionRequestSchema,
  type ProposeRequest,
  ProposeRequestSchema,
  TransactionCallRequestSchema,
} from '../wire/ProposeRequestSchema.ts'
export { type Cursor, type CursorPosition, formatCursor, parseCursor } from '../wire/parseCursor.ts'
export { type SafeApp, SafeAppSchema, SafeAppsSchema } from '../wire/SafeAppSchema.ts'
export { type SafeInfo, SafeInfoSchema } from '../wire/SafeInfoSchema.ts'
export {
  type AllOwnerSafes,
  AllOwnerSafesSchema,
  type SafeOverview,
  SafeOverviewSchema,
  SafeOverviewsSchema,
} from '../wire/SafeOverviewSchema.ts'
export {
  type ChangeKind,
  type ChangeNotification,
  ChangeNotificationSchema,
  changeKinds,
  type ServiceEvent,
  ServiceEventSchema,
} from '../wire/ServiceEventSchema.ts'
export type { SettingsInfo } from '../wire/SettingsInfoSchema.ts'
export { NameSchema, NoteSchema } from '../wire/TextSchema.ts'
export { type ThreatFindings, ThreatFindingsSchema } from '../wire/ThreatFindingsSchema.ts'
export { DecimalsSchema, type TokenInfo, TokenInfoSchema } from '../wire/TokenInfoSchema.ts'
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
export { type TransferInfo, TransferInfoSchema } from '../wire/TransferInfoSchema.ts'
export { type TypedData, TypedDataSchema } from '../wire/TypedDataSchema.ts'
export { UintStringSchema } from '../wire/UintStringSchema.ts'
export {
  type WebhookDevice,
  type WebhookEvent,
  WebhookEventSchema,
  webhookEventTypes,
} from '../wire/WebhookEventSchema.ts'
export { createPausingSchema, withPauses } from '../wire/withPauses.ts'
