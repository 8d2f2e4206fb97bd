export { assertTypedDataIsCheap, CostlyTypedDataError } from '../hash/assertTypedDataIsCheap.ts'
export { type DeviceDigest, type DigestName, getCalldataDigest, getDeviceDigest } from '../hash/getDeviceDigest.ts'
export { getSafeMessageTypedData } from '../hash/getSafeMessageTypedData.ts'
export { getSafeTransactionTypedData } from '../hash/getSafeTransactionTypedData.ts'
export {
  getDelegateText,
  getDelegateTypedData,
  getDeleteRequestTypedData,
  getTotp,
} from '../hash/getServiceTypedData.ts'
export {
  hashMessageContent,
  hashSafeMessage,
  hashSafeMessageBytes,
  type SafeMessageContent,
  type SafeMessageHashes,
  type TypedDataContent,
} from '../hash/hashSafeMessage.ts'
export { hashSafeOperation } from '../hash/hashSafeOperation.ts'
export { hashSafeTransaction, type SafeTransactionHashes } from '../hash/hashSafeTransaction.ts'
export { hashUserOperation } from '../hash/hashUserOperation.ts'
export { prepareKeccak256 } from '../hash/keccak256.ts'
export { isVersionAtLeast, parseSafeVersion } from '../hash/parseSafeVersion.ts'
export { type EntryPointVersion, type SafeOperation, safeOperationModules } from '../hash/SafeOperation.ts'
export type { SafeTransaction } from '../hash/SafeTransaction.ts'
export { type FoundSalt, isPrefix, longestPrefix, searchSalt } from '../hash/searchSalt.ts'
