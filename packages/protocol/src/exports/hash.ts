export { assertTypedDataIsCheap, CostlyTypedDataError } from '../hash/assertTypedDataIsCheap.ts'
export { type DeviceDigest, type DigestName, getCalldataDigest, getDeviceDigest } from '../hash/getDeviceDigest.ts'
export {
  getDelegateText,
  getDelegateTypedData,
  getDeleteRequestTypedData,
  getTotp,
} from '../hash/getServiceTypedData.ts'
export {
  getSafeMessageTypedData,
  hashMessageContent,
  hashSafeMessage,
  hashSafeMessageBytes,
  type SafeMessageContent,
  type SafeMessageHashes,
  type TypedDataContent,
} from '../hash/hashSafeMessage.ts'
export {
  type EntryPointVersion,
  hashSafeOperation,
  hashUserOperation,
  type SafeOperation,
  safeOperationModules,
} from '../hash/hashSafeOperation.ts'
export {
  getSafeTransactionTypedData,
  hashSafeTransaction,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '../hash/hashSafeTransaction.ts'
export { prepareKeccak256 } from '../hash/keccak256.ts'
export { isVersionAtLeast, parseSafeVersion } from '../hash/parseSafeVersion.ts'

export {
  type FoundSalt,
  isPrefix,
  maxPrefixLength,
  searchSalt,
} from '../hash/searchSalt.ts'
