import { ConnectError } from '../errors/ConnectError.ts'

export class UnresolvableUriError extends ConnectError {
  override readonly name = 'UnresolvableUriError'
  constructor({ cause, uri }: { cause?: unknown; uri: string }) {
    super('AVATAR_URI_UNRESOLVABLE', `Unable to resolve the avatar from "${uri}": it is no image.`, { cause })
  }
}

export class InvalidMetadataError extends ConnectError {
  override readonly name = 'InvalidMetadataError'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('AVATAR_METADATA_INVALID', 'Unable to read an image from the NFT metadata.', { cause })
  }
}

export class InvalidNftUriError extends ConnectError {
  override readonly name = 'InvalidNftUriError'
  constructor({ reason }: { reason: string }) {
    super('AVATAR_NFT_URI_INVALID', `Invalid NFT URI: ${reason}.`)
  }
}

export class UnsupportedNamespaceError extends ConnectError {
  override readonly name = 'UnsupportedNamespaceError'
  constructor({ namespace }: { namespace: string }) {
    super('AVATAR_NAMESPACE_UNSUPPORTED', `NFT namespace "${namespace}" is not supported: only erc721 and erc1155 are.`)
  }
}

/** Anyone can write any NFT into a record; only its owner may use it. */
export class AvatarNotOwnedError extends ConnectError {
  constructor({ address, contract, tokenId }: { address: string; contract: string; tokenId: bigint }) {
    super('AVATAR_NOT_OWNED', `${address} does not own token ${tokenId} of ${contract}.`)
  }
}

export class AvatarChainError extends ConnectError {
  override readonly name = 'AvatarChainError'
  constructor({ chainId }: { chainId: number }) {
    super('AVATAR_CHAIN_UNKNOWN', `The avatar is on chain ${chainId}, which is not configured here.`)
  }
}
