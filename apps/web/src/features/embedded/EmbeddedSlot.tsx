import { useEmbedding } from '../../domain/safe-apps/useEmbedding.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'

const EmbeddedBar = lazyPart(async () => (await import('./EmbeddedBar.tsx')).EmbeddedBar, null)

/** Nothing outside a frame: what belongs to one is loaded inside one only. */
export function EmbeddedSlot() {
  const { status } = useEmbedding()
  return status === 'none' ? null : <EmbeddedBar />
}
