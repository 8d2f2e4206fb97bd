import { expect, test } from 'vitest'
import { contract, encode, facts, field, raw, toPairs } from '../../../test/clearCases.ts'
import { toKnownDescriptor } from '../ClearReading.ts'
import { parseDescriptor, resolveIncludes } from '../DescriptorSchema.ts'
import { explainCall } from '../explainCall.ts'

const key = 'f(uint256 a,uint256 b,uint256 c)'
const files: Record<string, unknown> = {
  'base.json': {
    display: { formats: { [key]: { intent: 'Base', fields: [field('a', 'unit', { base: 'kg' }), raw('b')] } } },
  },
  'middle.json': { includes: './base.json', metadata: { owner: 'Middle' } },
  'top/file.json': {
    includes: '../middle.json',
    context: { contract: { deployments: [{ chainId: 1, address: contract }] } },
    metadata: { owner: 'Top' },
    display: { formats: { [key]: { intent: 'Top', fields: [{ path: 'a', params: { base: 'g' } }, raw('c')] } } },
  },
  'self.json': { includes: 'self.json' },
  'out.json': { includes: '../../etc/passwd' },
  'away.json': { includes: 'https://example.org/a.json' },
  'missing.json': { includes: 'none.json' },
}
const resolve = (path: string) =>
  resolveIncludes({
    path,
    read: async (name) => (Object.hasOwn(files, name) ? parseDescriptor(files[name]) : undefined),
  })

test('default: includes/*', async () => {
  const descriptor = await resolve('top/file.json')
  const descriptors = [toKnownDescriptor({ descriptor, name: 'file.json' }, 'operator')]
  const [reading] = await explainCall({
    call: { data: encode(key, [1n, 2n, 3n]), to: contract, value: 0n },
    descriptors,
    facts,
  })
  expect(reading).toMatchObject({ intent: 'Top', owner: 'Top' })
  expect(reading && toPairs(reading)).toEqual([
    ['a', '1g'],
    ['b', '2'],
    ['c', '3'],
  ])
})

test('error: validation/includes/missing-file, and those that lead in a circle or out of the folder', async () => {
  await expect(resolve('missing.json')).rejects.toThrow('there is no none.json')
  await expect(resolve('self.json')).rejects.toThrow('includes itself')
  await expect(resolve('out.json')).rejects.toThrow('not in the folder')
  await expect(resolve('away.json')).rejects.toThrow('not in the folder')
})
