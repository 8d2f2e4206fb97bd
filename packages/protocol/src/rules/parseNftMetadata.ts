import { z } from 'zod'
import { AvatarError } from './AvatarError.ts'

const MetadataSchema = z.object({
  image: z.string().optional().catch(undefined),
  image_url: z.string().optional().catch(undefined),
  image_data: z.string().optional().catch(undefined),
})

/**
 * The image that an NFT's metadata names: `image`, `image_url` or `image_data`, in this order.
 *
 * @throws AvatarError
 */
export function parseNftMetadata(metadata: unknown): string {
  const parsed = MetadataSchema.safeParse(metadata)
  const image = parsed.success && (parsed.data.image || parsed.data.image_url || parsed.data.image_data)
  if (!image) throw new AvatarError({ code: 'AVATAR_METADATA_INVALID' })
  return image
}
