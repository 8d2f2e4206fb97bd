export { type ChangedField, findChangedField } from '../file/findChangedField.ts'
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
export { writeTransactionFile } from '../file/writeTransactionFile.ts'
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
export {
  type LinkedSigner,
  type ReadMessage,
  type ReadTransaction,
  recoverLinkedMessage,
  recoverLinkedTransaction,
} from '../link/recoverLinkedTransaction.ts'
export { splitLink } from '../link/splitLink.ts'
