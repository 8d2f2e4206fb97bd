import { type Hex, keccak256, stringToBytes } from 'viem'

/** The Transaction Builder's: of the file with sorted keys, without the name (which may change) and itself. */
export function computeChecksum(file: Readonly<Record<string, unknown>>): Hex {
  const { checksum: _, ...meta } = isObject(file.meta) ? file.meta : {}
  return keccak256(stringToBytes(serialize({ ...file, meta: { ...meta, name: null } })))
}

/** Keys as a list, then the values, each with a trailing comma. Undefined counts as null. */
function serialize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const keys = Object.keys(value).sort()
  return `{${JSON.stringify(keys)}${keys.map((key) => `${serialize(value[key])},`).join('')}}`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
