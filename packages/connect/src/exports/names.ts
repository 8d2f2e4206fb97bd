export {
  AvatarChainError,
  AvatarNotOwnedError,
  InvalidMetadataError,
  InvalidNftUriError,
  UnresolvableUriError,
  UnsupportedNamespaceError,
} from '../names/avatarErrors.ts'
export { ensNames } from '../names/ensNames.ts'
export { type LookUpAvatarParameters, lookUpAvatar, lookUpName, type NameLookups } from '../names/lookUpName.ts'
export { type NftUri, parseNftUri, type ResolveAvatarParameters, resolveAvatar } from '../names/resolveAvatar.ts'
export { type Gateways, toFetchableUri } from '../names/toFetchableUri.ts'
