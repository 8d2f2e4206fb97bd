import type { ChainClient } from './createChainClient.ts'
import { isContractAnswer } from './isContractAnswer.ts'

export type ReadEachParameters<item, result> = {
  items: readonly item[]
  /** Milliseconds for asking one by one. @default 5000 */
  patience?: number
  read: (item: item) => Promise<result>
}

/**
 * Asks contracts of strangers, all in one request. Should that fail although the node is there, they are asked one by one:
 * a contract whose answer is larger than anybody takes must not hide those of the others. What gives none is undefined.
 */
export async function readEach<item, result>(
  client: ChainClient,
  { items, patience = 5_000, read }: ReadEachParameters<item, result>,
): Promise<(result | undefined)[]> {
  try {
    return await Promise.all(items.map((item) => answerOf(read(item))))
  } catch {
    // Throws if it is the node that fails.
    await client.getBlockNumber()
    return readInTurn(items, { read, until: Date.now() + patience })
  }
}

async function readInTurn<item, result>(
  items: readonly item[],
  { read, until }: { read: (item: item) => Promise<result>; until: number },
): Promise<(result | undefined)[]> {
  const results: (result | undefined)[] = []
  for (const item of items) results.push(Date.now() < until ? await read(item).catch(() => undefined) : undefined)
  return results
}

async function answerOf<result>(reading: Promise<result>): Promise<result | undefined> {
  try {
    return await reading
  } catch (error) {
    if (isContractAnswer(error)) return undefined
    throw error
  }
}
