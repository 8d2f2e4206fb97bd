import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { alice, bob } from '../../../test/testReport.ts'
import { testState } from '../../../test/testSafe.ts'
import { safeStateQuery } from './queries.ts'
import { ownerSafesByQuery } from './useNestedOwnerSafes.ts'

const chainId = 31_337
const treasury = '0x3BefCF044AAfF132df71E5657B325905DBf322a2'
const subsidiary = '0x6b230Dd747D194Bab50C6aE174a96841056FbB7e'
const grants = '0x18D105209982D86172a6270823e095fee297B0a4'

type World = {
  /** Ownership as reported by the service. */
  named: Readonly<Record<string, readonly Address[]>>
  /** Owners on the chain; reads of other Safes fail. */
  owners: readonly (readonly [Address, readonly Address[]])[]
}

async function list({ named, owners }: World) {
  const services = createTestServices({
    answerService: (path) => ({ safes: named[/owners\/(0x\w{40})/.exec(path)?.[1] ?? ''] ?? [] }),
  })
  const { queryClient } = services
  for (const [address, list] of owners) {
    const id = { address, chainId }
    queryClient.setQueryData(safeStateQuery(services, id).queryKey, { ...testState, ...id, owners: list })
  }
  queryClient.setDefaultOptions({ queries: { retry: false } })
  return queryClient.fetchQuery(ownerSafesByQuery(services, { chainId, owners: [treasury] }))
}

test('default: Safes of Safes, as the chain confirms them', async () => {
  expect(
    await list({
      named: { [treasury]: [subsidiary], [subsidiary]: [grants] },
      owners: [
        [grants, [subsidiary]],
        [subsidiary, [treasury, bob]],
      ],
    }),
  ).toEqual({ isIncomplete: false, safes: [subsidiary, grants] })
})

test('behavior: a Safe that the service makes up is not followed, and a circle comes to an end', async () => {
  const lied: World['named'] = { [treasury]: [subsidiary], [subsidiary]: [grants] }
  const denied = [
    [grants, [subsidiary]],
    [subsidiary, [alice]],
  ] as const
  expect(await list({ named: lied, owners: denied })).toEqual({ isIncomplete: false, safes: [] })
  const circle: World['named'] = { [treasury]: [subsidiary], [subsidiary]: [treasury, subsidiary] }
  expect(await list({ named: circle, owners: [[subsidiary, [treasury]]] })).toEqual({
    isIncomplete: false,
    safes: [subsidiary],
  })
})

test('error: what the chain does not answer about, and more than anybody has, is said to be missing', async () => {
  expect(await list({ named: { [treasury]: [subsidiary] }, owners: [] })).toEqual({ isIncomplete: true, safes: [] })
  const many = Array.from({ length: 60 }, (_, index): Address => `0x${`${index + 10}`.padStart(40, '1')}`)
  const answer = await list({
    named: { [treasury]: many },
    owners: many.map((safe) => [safe, [treasury]] as const),
  })
  expect(answer.isIncomplete).toBe(true)
  expect(answer.safes).toHaveLength(50)
})
