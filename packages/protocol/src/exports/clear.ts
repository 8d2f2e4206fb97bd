export type { ClearFacts, ClearField, ClearReading, ClearToken, KnownDescriptor } from '../clear/ClearReading.ts'
export {
  type Descriptor,
  type DescriptorFile,
  InvalidDescriptorError,
  maxDescriptorBytes,
  parseDescriptorFile,
} from '../clear/DescriptorSchema.ts'
export { type ExplainedAction, explainActions } from '../clear/explainActions.ts'
export { explainMessage } from '../clear/explainMessage.ts'
export { parseDescriptorList, toKnownDescriptor } from '../clear/parseDescriptorList.ts'
export { resolveIncludes } from '../clear/resolveIncludes.ts'
