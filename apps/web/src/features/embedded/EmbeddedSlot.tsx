import { useEmbedding } from '../../domain/safe-apps/useEmbedding.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'

const EmbeddedBar = lazyPart(async () => (await import('./EmbeddedBar.tsx')).EmbeddedBar, null)

/** Renders only inside a frame, and loads its code only there. */
export function EmbeddedSlot() {
  const { status } = useEmbedding()
  return status === 'none' ? null : <EmbeddedBar />
}
