export { type ChangedField, findChangedField } from '../file/findChangedField.ts'

export {
  InvalidFileError,
  maxFileSize,
  parseStrictJson,
  parseTransactionFile,
  TransactionFieldsSchema,
  type TransactionFile,
  toInvalidFile,
  toTransaction,
  writeTransactionFile,
} from '../file/parseTransactionFile.ts'

export { createFrameCollector, type FrameProgress, splitLink } from '../link/createFrameCollector.ts'
export { encodeLink } from '../link/encodeLink.ts'
export {
  type LinkedItem,
  type LinkedMessage,
  LinkedMessageSchema,
  type LinkedTransaction,
  LinkedTransactionSchema,
} from '../link/LinkedItem.ts'
export { InvalidLinkError } from '../link/LinkFields.ts'
export { encodeLinkNames, type LinkNames, noLinkNames, parseLinkNames } from '../link/LinkNames.ts'
export { parseLink } from '../link/parseLink.ts'
export {
  type LinkedSigner,
  type ReadMessage,
  type ReadTransaction,
  recoverLinkedMessage,
  recoverLinkedTransaction,
} from '../link/recoverLinkedTransaction.ts'
