/** Responses are changed as JSON, without schemas: validating them is the page's job. */

type Fields = Record<string, unknown>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path such as `detailedExecutionInfo.confirmations.0`. */
export function read(json: unknown, path: string): unknown {
  let value = json
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(key)]
    else value = isObject(value) ? value[key] : undefined
  }
  return value
}

export type Change = (json: unknown) => unknown

/** Sets the value at a path. */
export function set(path: string, value: unknown): Change {
  return edit(path, () => value)
}

/** Removes the value at a path. */
export function remove(path: string): Change {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const drop: Change = (json) => {
    if (!isObject(json)) return json
    const { [last]: _, ...rest } = json
    return rest
  }
  return keys.length === 0 ? drop : edit(keys.join('.'), drop)
}

/** Maps the value at a path. */
export function edit(path: string, change: Change): Change {
  const [key = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? change : edit(rest.join('.'), change)
  return (json) => {
    if (Array.isArray(json)) return json.map((item, index) => (index === Number(key) ? inner(item) : item))
    if (!isObject(json)) return json
    return { ...json, [key]: inner(json[key]) }
  }
}

/** Maps each item of a list; a returned list replaces its item. */
export function flatMap(path: string, change: (item: unknown) => unknown[]): Change {
  return edit(path, (list) => (Array.isArray(list) ? list.flatMap(change) : list))
}

export function append(path: string, ...items: readonly unknown[]): Change {
  return edit(path, (list) => [...(Array.isArray(list) ? list : []), ...items])
}

/** Composes changes. */
export function all(...changes: readonly Change[]): Change {
  return (json) => changes.reduce((value, change) => change(value), json)
}
