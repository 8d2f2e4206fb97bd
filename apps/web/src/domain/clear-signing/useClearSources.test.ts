import { expect, test } from 'vitest'
import { readOperatorDescriptors } from './useClearSources.ts'

const place = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', chainId: 31337 } as const
const file = {
  context: { contract: { deployments: [place] } },
  display: { formats: { 'f(uint256 a)': { intent: 'Do' } } },
}
const answer = (body: unknown, status = 200) =>
  readOperatorDescriptors(place, async (input) => {
    expect(input).toBe(`/clear-signing/31337/${place.address}`)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })

test('default: files with hashes made here', async () => {
  const [known] = await answer({ descriptors: [{ descriptor: file, hash: 'any', name: 'a.json' }] })
  expect(known).toMatchObject({ descriptor: file, hash: expect.stringMatching(/^0x[0-9a-f]{64}$/), source: 'operator' })
})

test('behavior: a page without such a folder, and files that are none', async () => {
  expect(await answer('not found', 404)).toEqual([])
  expect(await answer({ descriptors: [{ descriptor: 1, name: 'a.json' }] })).toEqual([])
  expect(await answer({ other: true })).toEqual([])
})

test('error: trouble, nonsense and floods', async () => {
  await expect(answer({}, 500)).rejects.toThrow('500')
  await expect(answer('<!doctype html>')).rejects.toThrow()
  await expect(answer(`"${'x'.repeat(5_000_000)}"`)).rejects.toThrow('too large')
})
