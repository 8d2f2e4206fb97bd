import { expect, test } from 'vitest'
import { STEP_MESSAGES } from '../views/GetView.tsx'
import { defaultGroups } from './defaultGroups.ts'
import marks from './marks.json'
import type { SetupPath, Wallet } from './Wallet.ts'

const wallets = defaultGroups.flatMap((group) => group.wallets)
const PATHS: Readonly<Record<SetupPath, readonly (keyof NonNullable<Wallet['downloads']>)[]>> = {
  desktop: ['desktop', 'linux', 'macos', 'windows'],
  extension: ['chrome', 'edge', 'extension', 'firefox', 'opera', 'safari'],
  mobile: ['android', 'ios', 'mobile'],
}

test('default: at least 74 brands, each once, in the four groups', () => {
  expect(wallets.length).toBeGreaterThanOrEqual(74)
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
  expect(defaultGroups.map(({ name }) => name)).toEqual(['recommended', 'popular', 'other', 'more'])
  const announced = wallets.flatMap(({ rdns = [] }) => rdns)
  expect(new Set(announced).size).toBe(announced.length)
})

test.each(wallets.map((wallet) => [wallet.name, wallet] as const))('behavior: %s', (_name, wallet) => {
  for (const link of Object.values(wallet.downloads ?? {})) expect(link).toMatch(/^https:\/\/[^\s]+$/)
  for (const link of Object.values(wallet.deepLinks ?? {})) expect(link).toMatch(/^[a-z][a-z0-9.+-]*:.*\{uri\}$/)
  // Every available download has exactly three set-up steps.
  for (const path of ['desktop', 'extension', 'mobile'] as const) {
    const steps = wallet.steps?.[path]
    expect(steps !== undefined, path).toBe(PATHS[path].some((name) => wallet.downloads?.[name] !== undefined))
    if (steps) expect(steps).toHaveLength(3)
    for (const step of steps ?? []) expect(STEP_MESSAGES).toHaveProperty(step)
  }
})

test('behavior: every picture belongs to a brand, and none reaches beyond itself', () => {
  const ids = new Set(wallets.map(({ id }) => id))
  expect(Object.keys(marks).filter((id) => !ids.has(id))).toEqual([])
  expect(Object.keys(marks).length).toBeGreaterThanOrEqual(40)
  for (const [id, svg] of Object.entries(marks)) {
    expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 24 24">.*<\/svg>$/)
    expect(svg.replace('http://www.w3.org/2000/svg', ''), id).not.toMatch(
      /<script|<foreignObject|\bon\w+=|https?:|@import/,
    )
  }
})
