/** Questions that are asked at one moment, and travel in one request. */
const together = 100
/** Requests under way: the node answers one while another is looked at here, and none has to hold all of a range. */
const inFlight = 4

/** Asks for each item, some at a time, and gives the answers in the order of the items. */
export function mapInFlight<item, result>(
  items: readonly item[],
  ask: (item: item) => Promise<result>,
): Promise<result[]> {
  return mapGroupsInFlight(items, (group) => Promise.all(group.map(ask)))
}

/** The same with one question for those that travel together. */
export async function mapGroupsInFlight<item, result>(
  items: readonly item[],
  askGroup: (group: readonly item[]) => Promise<readonly result[]>,
): Promise<result[]> {
  const results: (readonly result[])[] = []
  let next = 0
  const work = async () => {
    for (let group = next++; group * together < items.length; group = next++)
      results[group] = await askGroup(items.slice(group * together, (group + 1) * together))
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return results.flat()
}
