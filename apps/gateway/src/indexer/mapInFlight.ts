/** Calls per request. */
const together = 100
/** Concurrent requests: the node processes one while another is parsed here, and none contains a complete range. */
const inFlight = 4

/** Maps each item, some at a time; results are in the order of the items. */
export function mapInFlight<item, result>(
  items: readonly item[],
  request: (item: item) => Promise<result>,
): Promise<result[]> {
  return mapGroupsInFlight(items, (group) => Promise.all(group.map(request)))
}

/** The same with one call per group. */
export async function mapGroupsInFlight<item, result>(
  items: readonly item[],
  requestGroup: (group: readonly item[]) => Promise<readonly result[]>,
): Promise<result[]> {
  const results: (readonly result[])[] = []
  let next = 0
  const work = async () => {
    for (let group = next++; group * together < items.length; group = next++)
      results[group] = await requestGroup(items.slice(group * together, (group + 1) * together))
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return results.flat()
}
