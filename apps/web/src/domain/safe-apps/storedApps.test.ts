import { expect, test } from 'vitest'
import { agree, changeGrants, findApp, findGrants, type HostedApps, removeApp, revoke, storeApp } from './storedApps.ts'

const none: HostedApps = { apps: [], origins: {} }
const url = 'https://app.example/safe'
const origin = 'https://app.example'
const grants = { agreedAt: 1, canOpenTabs: false, features: [] }

test('default: what is new of an app is added to what was known', () => {
  const added = storeApp(none, { url }, 5)
  expect(findApp(added, url)).toMatchObject({ name: 'app.example', addedAt: 5 })
  const used = storeApp(added, { url, name: 'Swap', usedAt: 9 }, 9)
  expect(used.apps).toEqual([{ url, name: 'Swap', description: '', isPinned: false, addedAt: 5, usedAt: 9 }])
  expect(removeApp(used, url).apps).toEqual([])
})

test('behavior: the oldest makes room, and nothing that is pinned', () => {
  let all = storeApp(none, { url, isPinned: true }, 0)
  for (let time = 1; time <= 150; time += 1) all = storeApp(all, { url: `https://${time}.example/` }, time)
  expect(all.apps).toHaveLength(101)
  expect(findApp(all, url)).toBeDefined()
  expect(findApp(all, 'https://50.example/')).toBeUndefined()
  expect(findApp(all, 'https://51.example/')).toBeDefined()
})

test('behavior: what an origin was allowed is its own, and can be taken back', () => {
  expect(changeGrants(none, origin, { canOpenTabs: true })).toBe(none)
  const agreed = agree(none, origin, grants)
  const more = changeGrants(agreed, origin, { addressBookAt: 7 })
  expect(findGrants(more, origin)).toEqual({ ...grants, addressBookAt: 7 })
  expect(findGrants(more, 'https://other.example')).toBeUndefined()
  expect(findGrants(more, 'toString')).toBeUndefined()
  expect(findGrants(revoke(more, origin), origin)).toBeUndefined()
})
