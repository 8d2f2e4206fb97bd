export {
  AvatarChainError,
  AvatarNotOwnedError,
  InvalidMetadataError,
  InvalidNftUriError,
  UnresolvableUriError,
  UnsupportedNamespaceError,
} from '../names/avatarErrors.ts'
export { type LookUpAvatarParameters, lookUpAvatar, lookUpName } from '../names/lookUpName.ts'
export { type NftUri, parseNftUri } from '../names/parseNftUri.ts'
export { type ResolveAvatarParameters, resolveAvatar } from '../names/resolveAvatar.ts'
export { type Gateways, toFetchableUri } from '../names/toFetchableUri.ts'
