export {
  type About,
  type AboutChain,
  AboutChainSchema,
  AboutSchema,
  ApiErrorSchema,
  type Backbone,
  BackboneSchema,
  IndexingStatusSchema,
  MasterCopiesSchema,
  type MasterCopy,
  MasterCopySchema,
} from '../wire/AboutSchema.ts'
export { type AddressEx, AddressExSchema } from '../wire/AddressExSchema.ts'
export {
  type AuthNonce,
  AuthNonceSchema,
  type AuthSession,
  AuthSessionSchema,
  VerifyAuthRequestSchema,
} from '../wire/AuthSchema.ts'
export { type BalanceItem, type Balances, BalancesSchema, PausingBalancesSchema } from '../wire/BalancesSchema.ts'
export { ChainIdParamSchema, ChainIdSchema } from '../wire/ChainIdSchema.ts'
export { type ChainInfo, ChainInfoSchema, type GasPriceOracle, GasPriceOracleSchema } from '../wire/ChainInfoSchema.ts'
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
  type ContractInfo,
  ContractInfoSchema,
  type DataDecoderRequest,
  DataDecoderRequestSchema,
} from '../wire/ConfirmationViewSchema.ts'
export {
  type CreationInfo,
  CreationInfoSchema,
  RegisterSafeRequestSchema,
  type SafeRegistration,
  SafeRegistrationSchema,
} from '../wire/CreationInfoSchema.ts'
export {
  type DataDecoded,
  DataDecodedSchema,
  InternalTransactionSchema,
  type ParameterValue,
  ParameterValueSchema,
} from '../wire/DataDecodedSchema.ts'
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
export { defaultCurrency, type FiatCodes, FiatCodesSchema } from '../wire/FiatCodesSchema.ts'
export { type MessageContent, MessageContentSchema } from '../wire/MessageContentSchema.ts'
export {
  type CreateMessageRequest,
  CreateMessageRequestSchema,
  type Message,
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
export { createPageSchema, createTolerantPageSchema, type Page, type RefusedRow } from '../wire/PageSchema.ts'
export {
  ConfirmRequestSchema,
  DeleteTransactionRequestSchema,
  type Estimation,
  EstimationSchema,
  type Nonces,
  NoncesSchema,
  type ProposeRequest,
  ProposeRequestSchema,
  TransactionCallRequestSchema,
} from '../wire/ProposeRequestSchema.ts'
export {
  type CreatePushSubscriptionRequest,
  CreatePushSubscriptionRequestSchema,
  type PushConfig,
  PushConfigSchema,
  type PushKind,
  type PushPayload,
  type PushSubscription,
  PushSubscriptionSchema,
  PushSubscriptionsSchema,
} from '../wire/PushSchema.ts'
export {
  type Cursor,
  type CursorPosition,
  createPageCursors,
  createPageLinks,
  formatCursor,
  type PageBounds,
  parseCursor,
} from '../wire/parseCursor.ts'
export {
  AddressSchema,
  CountSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  SignatureHexSchema,
  UintStringSchema,
} from '../wire/primitives.ts'
export { type SafeApp, SafeAppSchema, SafeAppsSchema } from '../wire/SafeAppSchema.ts'
export {
  type AllOwnerSafes,
  AllOwnerSafesSchema,
  type SafeInfo,
  SafeInfoSchema,
  type SafeOverview,
  SafeOverviewSchema,
  SafeOverviewsSchema,
} from '../wire/SafeInfoSchema.ts'
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
  type TolerantTransactionListPage,
  type TransactionData,
  TransactionDataSchema,
  type TransactionDetails,
  TransactionDetailsSchema,
  type TransactionListItem,
  TransactionListItemSchema,
  type TransactionListPage,
  TransactionListPageSchema,
  type TransactionPreview,
  TransactionPreviewSchema,
} from '../wire/TransactionDetailsSchema.ts'
export { type TransactionInfo, TransactionInfoSchema } from '../wire/TransactionInfoSchema.ts'
export {
  DetailedExecutionInfoSchema,
  ExecutionInfoSchema,
  type MultisigDetails,
  type SafeAppInfo,
  TransactionIdSchema,
  type TransactionStatus,
  type TransactionSummary,
  TransactionSummarySchema,
} from '../wire/TransactionSummarySchema.ts'
export { type TransferInfo, TransferInfoSchema } from '../wire/TransferInfoSchema.ts'
export { type TypedData, TypedDataSchema } from '../wire/TypedDataSchema.ts'
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
  type WebhookDevice,
  type WebhookEvent,
  WebhookEventSchema,
  type WebhookTest,
  WebhookTestSchema,
  webhookEventTypes,
} from '../wire/WebhookSchema.ts'
export { createPause, createPausingSchema, withPauses } from '../wire/withPauses.ts'
