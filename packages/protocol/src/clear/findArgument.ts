import type { Address } from 'viem'
import type { DecodedFunction } from '../decode/decodeCalldata.ts'

type Container = { from?: Address | undefined; to: Address; value: bigint | undefined }

/** The decoded value that a path of a description points to: `#.order.amount`, `values.[-1]`, `@.value`, or a number. */
export function findArgument(decoded: DecodedFunction, path: string, container: Container): unknown {
  if (/^\d{1,78}$/.test(path)) return BigInt(path)
  if (path === '@.value') return container.value
  if (path === '@.from') return container.from
  if (path === '@.to') return container.to
  const steps = path.replace(/^#\./, '').split('.')
  let current: unknown = Object.fromEntries(decoded.arguments.map(({ name, value }) => [name, value]))
  for (const step of steps) {
    const [, index] = /^\[(-?\d{1,9})\]$/.exec(step) ?? []
    if (index !== undefined) current = Array.isArray(current) ? current.at(Number(index)) : undefined
    else if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined
    else current = Reflect.get(current, step)
  }
  return current
}
