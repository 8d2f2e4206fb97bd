import { createFrameCollector, type FrameProgress } from '@countersign/protocol/offline'

export type CodeReader = { add(text: string): FrameProgress }

/** The whole in one code: a link's own letters, or an address that ends in them. */
const wholeLink = /(?:^|#)v\d+\.[\w-]+$/

/** Reads codes as they come: one that holds all of it, or frames of it in any order. */
export function createCodeReader(): CodeReader {
  const collector = createFrameCollector()
  return { add: (text) => (wholeLink.test(text) ? { link: text, status: 'whole' } : collector.add(text)) }
}
