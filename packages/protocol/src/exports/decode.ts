export { type DecodeCallOptions, type DecodedCall, decodeCall, decodeCallInSlices } from '../decode/decodeCall.ts'
export type { DecodedFunction } from '../decode/decodeCalldata.ts'
export { type Call, decodeMultiSend, encodeMultiSend } from '../decode/decodeMultiSend.ts'
export { bundledInterfaces, type KnownFunction, toKnownFunctions } from '../decode/findFunctions.ts'
export { toDataDecoded } from '../decode/toDataDecoded.ts'
export { classifyTransaction, type RefundFields } from '../describe/classifyTransaction.ts'
export type { OwnerState, TokenFacts } from '../describe/DescribeContext.ts'
export {
  describeTransaction,
  describeTransactionInSlices,
  type TransactionDescription,
} from '../describe/describeTransaction.ts'
export { findMigration } from '../describe/findMigration.ts'
export {
  type CodeHash,
  createFindCodeHash,
  listOfficialTargets,
  readOfficialCode,
  readOfficialCodes,
} from '../describe/officialCodes.ts'
export type { SettingsChange } from '../describe/parseSettingsChange.ts'
export {
  getTransferDirection,
  parseMultiTransfer,
  type Transfer,
  type TransferAsset,
} from '../describe/parseTransfer.ts'
export { type Action, listActions, type Risk, type RiskSeverity } from '../describe/Risk.ts'
export { type Sentence, type SentencePart, toPlainText } from '../describe/Sentence.ts'
export { toTransactionInfo, toTransferInfo } from '../describe/toTransactionInfo.ts'
export {
  createExpiryCall,
  createExpiryDeployment,
  expiryAddress,
  expiryCodeHash,
  expiryCreationCode,
  singletonFactory,
  singletonFactoryCodeHash,
} from '../expiry/expiryContract.ts'
export { findExpiry, isRefusedLate } from '../expiry/findExpiry.ts'
