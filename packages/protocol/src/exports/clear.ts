export type {
  ClearFacts,
  ClearField,
  ClearReading,
  ClearToken,
  Contradiction,
  DescriptorSource,
  KnownDescriptor,
} from '../clear/ClearReading.ts'
export {
  type Descriptor,
  type DescriptorFile,
  InvalidDescriptorError,
  maxDescriptorBytes,
  parseDescriptorFile,
} from '../clear/DescriptorSchema.ts'
export { type ExplainActionsParameters, type ExplainedAction, explainActions } from '../clear/explainActions.ts'
export { type ExplainMessageParameters, explainMessage } from '../clear/explainMessage.ts'
export { parseDescriptorList, toKnownDescriptor } from '../clear/parseDescriptorList.ts'
export { type ResolveIncludesParameters, resolveIncludes } from '../clear/resolveIncludes.ts'
