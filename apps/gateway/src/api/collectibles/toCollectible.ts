import type { ChainConfig } from '@countersign/protocol/config'
import { sanitizeText } from '@countersign/protocol/text'
import type { Collectible } from '@countersign/protocol/wire'
import type { HeldCollectible } from '../../db/queries/collectibles.ts'
import { type Gateways, type Metadata, toGatewayUrl } from '../../lib/metadata/parseMetadata.ts'

export type ToCollectibleParameters = {
  collectible: HeldCollectible
  config: ChainConfig
  gateways: Gateways
  metadata: Metadata | undefined
  uri: string | null
}

/** Maximum URI length of clients. */
const longestUri = 65_536

/** Maps an NFT to the wire format. Metadata is untrusted and only passed as text. */
export function toCollectible(parameters: ToCollectibleParameters): Collectible {
  const { collectible, config, gateways, metadata, uri } = parameters
  const { name, symbol, token, tokenId } = collectible
  const listed = config.tokens.find(({ address }) => address === token)
  const image = [metadata?.image, metadata?.image_url, metadata?.image_data].find((value) => typeof value === 'string')
  return {
    address: token,
    description: toText(metadata?.description, 1000),
    id: tokenId.toString(),
    imageUri: typeof image === 'string' ? toImageUri(image, gateways) : null,
    logoUri: listed?.logoUri ?? '',
    metadata: metadata ?? null,
    name: toText(metadata?.name, 100),
    tokenName: name ?? listed?.name ?? '',
    tokenSymbol: symbol ?? listed?.symbol ?? '',
    uri: uri === null || uri.length > longestUri ? null : uri,
  }
}

function toText(value: unknown, maxLength: number): string | null {
  return typeof value === 'string' ? sanitizeText(value, { maxLength }) || null : null
}

/** Only URIs that a browser can show as an image. */
function toImageUri(image: string, gateways: Gateways): string | null {
  const address = toGatewayUrl(image, gateways) ?? image
  return address.length <= longestUri && /^(https?:\/\/|data:image\/)/i.test(address) ? address : null
}
