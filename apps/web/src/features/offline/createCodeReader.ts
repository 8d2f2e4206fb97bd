import { createFrameCollector, type FrameProgress } from '@countersign/protocol/offline'

export type CodeReader = { add(text: string): FrameProgress }

/** A complete link in one code: its payload, or a URL that ends in it. */
const completeLink = /(?:^|#)v\d+\.[\w-]+$/

/** Reads single codes and frames in any order. */
export function createCodeReader(): CodeReader {
  const collector = createFrameCollector()
  return { add: (text) => (completeLink.test(text) ? { link: text, status: 'whole' } : collector.add(text)) }
}
