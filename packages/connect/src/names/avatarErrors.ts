import { ConnectError } from '../errors/ConnectError.ts'

export class UnresolvableUriError extends ConnectError {
  override readonly name = 'UnresolvableUriError'
  readonly code = 'AVATAR_URI_UNRESOLVABLE'
  constructor({ cause, uri }: { cause?: unknown; uri: string }) {
    super(`Unable to resolve the avatar from "${uri}": it is no image.`, { cause })
  }
}

export class InvalidMetadataError extends ConnectError {
  override readonly name = 'InvalidMetadataError'
  readonly code = 'AVATAR_METADATA_INVALID'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('Unable to read an image from the NFT metadata.', { cause })
  }
}

export class InvalidNftUriError extends ConnectError {
  override readonly name = 'InvalidNftUriError'
  readonly code = 'AVATAR_NFT_URI_INVALID'
  constructor({ reason }: { reason: string }) {
    super(`Invalid NFT URI: ${reason}.`)
  }
}

export class UnsupportedNamespaceError extends ConnectError {
  override readonly name = 'UnsupportedNamespaceError'
  readonly code = 'AVATAR_NAMESPACE_UNSUPPORTED'
  constructor({ namespace }: { namespace: string }) {
    super(`NFT namespace "${namespace}" is not supported: only erc721 and erc1155 are.`)
  }
}

/** Anyone can write any NFT into a record; only its owner may use it. */
export class AvatarNotOwnedError extends ConnectError {
  override readonly name = 'AvatarNotOwnedError'
  readonly code = 'AVATAR_NOT_OWNED'
  constructor({ address, contract, tokenId }: { address: string; contract: string; tokenId: bigint }) {
    super(`${address} does not own token ${tokenId} of ${contract}.`)
  }
}

export class AvatarChainError extends ConnectError {
  override readonly name = 'AvatarChainError'
  readonly code = 'AVATAR_CHAIN_UNKNOWN'
  constructor({ chainId }: { chainId: number }) {
    super(`The avatar is on chain ${chainId}, which is not configured here.`)
  }
}
