export { compareHeaders } from '../release/compareHeaders.ts'
export {
  listServedFiles,
  type ReleaseManifest,
  ReleaseManifestSchema,
} from '../release/ReleaseManifestSchema.ts'
export {
  parseMinisign,
  parsePublicKeys,
  type VerifyMinisignReturnType,
  verifyMinisign,
} from '../release/verifyMinisign.ts'
