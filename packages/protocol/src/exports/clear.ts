export {
  type ClearFacts,
  type ClearField,
  type ClearReading,
  type ClearToken,
  type KnownDescriptor,
  parseDescriptorList,
  toKnownDescriptor,
} from '../clear/ClearReading.ts'
export {
  type Descriptor,
  type DescriptorFile,
  InvalidDescriptorError,
  maxDescriptorBytes,
  parseDescriptorFile,
  resolveIncludes,
} from '../clear/DescriptorSchema.ts'
export { type ExplainedAction, explainActions } from '../clear/explainActions.ts'
export { explainMessage } from '../clear/explainTypedData.ts'
