import { BaseError } from '../errors/BaseError.ts'

const sentences = {
  AVATAR_METADATA_INVALID: 'The metadata of the avatar names no image.',
  AVATAR_NAMESPACE_UNSUPPORTED: 'The avatar is a token of a kind that is not supported: only ERC-721 and ERC-1155 are.',
  AVATAR_NFT_URI_INVALID: 'The address of the avatar is not of the form eip155:chain/erc721:contract/token.',
  AVATAR_URI_UNRESOLVABLE: 'The address of the avatar leads to no image.',
} as const

export type AvatarErrorCode = keyof typeof sentences

/** Why an avatar cannot be shown. The name it belongs to is unaffected. */
export class AvatarError extends BaseError {
  override readonly name = 'AvatarError'
  readonly code: AvatarErrorCode
  constructor({ cause, code, reason }: { cause?: unknown; code: AvatarErrorCode; reason?: string }) {
    super(sentences[code], { cause, ...(reason === undefined ? {} : { metaMessages: [reason] }) })
    this.code = code
  }
}

/** viem's errors by name: one of them is not exported. */
const codes: ReadonlyMap<string, AvatarErrorCode> = new Map([
  ['EnsAvatarInvalidMetadataError', 'AVATAR_METADATA_INVALID'],
  ['EnsAvatarInvalidNftUriError', 'AVATAR_NFT_URI_INVALID'],
  ['EnsAvatarUnsupportedNamespaceError', 'AVATAR_NAMESPACE_UNSUPPORTED'],
  ['EnsAvatarUriResolutionError', 'AVATAR_URI_UNRESOLVABLE'],
])

/** The same for what viem's avatar functions throw; undefined for any other error. */
export function toAvatarError(error: unknown): AvatarError | undefined {
  const code = error instanceof Error ? codes.get(error.name) : undefined
  return code && new AvatarError({ cause: error, code })
}
