import { loadOnce } from '../loadOnce.ts'

/** SVG documents by chain id. */
export type ChainMarks = Readonly<Partial<Record<string, string>>>

const NONE: ChainMarks = {}
const loadCommon: () => Promise<ChainMarks> = loadOnce(() =>
  import('./commonChainMarks.json').then(({ default: marks }) => marks),
)
const loadOthers: () => Promise<ChainMarks> = loadOnce(() =>
  import('./otherChainMarks.json').then(({ default: marks }) => marks),
)

/** The bundled pictures of chains; the less common ones, 34 kB, only for an app that has such a chain. Never rejects. */
export async function loadChainMarks(ids: readonly number[]): Promise<ChainMarks> {
  const common = await loadCommon().catch(() => NONE)
  if (ids.every((id) => common[id] !== undefined)) return common
  return { ...common, ...(await loadOthers().catch(() => NONE)) }
}
