import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { STEP_MESSAGES } from '../views/GetView.tsx'
import { defaultGroups } from './defaultGroups.ts'
import type { SetupPath, Wallet } from './Wallet.ts'

const wallets = defaultGroups.flatMap((group) => group.wallets)
const PATHS: Readonly<Record<SetupPath, readonly (keyof NonNullable<Wallet['downloads']>)[]>> = {
  desktop: ['desktop', 'linux', 'macos', 'windows'],
  extension: ['chrome', 'edge', 'extension', 'firefox', 'opera', 'safari'],
  mobile: ['android', 'ios', 'mobile'],
}

test('default: at least forty brands, each once, in the four groups', () => {
  expect(wallets.length).toBeGreaterThanOrEqual(40)
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
  expect(defaultGroups.map(({ name }) => name)).toEqual(['recommended', 'popular', 'other', 'more'])
  const announced = wallets.flatMap(({ rdns = [] }) => rdns)
  expect(new Set(announced).size).toBe(announced.length)
})

test.each(wallets.map((wallet) => [wallet.name, wallet] as const))('behavior: %s', (_name, wallet) => {
  for (const link of Object.values(wallet.downloads ?? {})) expect(link).toMatch(/^https:\/\/[^\s]+$/)
  for (const link of Object.values(wallet.deepLinks ?? {})) expect(link).toMatch(/^[a-z][a-z0-9.+-]*:.*\{uri\}$/)
  if (wallet.icon) expect(existsSync(fileURLToPath(wallet.icon.replace('?no-inline', '')))).toBe(true)
  // Every available download has exactly three set-up steps.
  for (const path of ['desktop', 'extension', 'mobile'] as const) {
    const steps = wallet.steps?.[path]
    expect(steps !== undefined, path).toBe(PATHS[path].some((name) => wallet.downloads?.[name] !== undefined))
    if (steps) expect(steps).toHaveLength(3)
    for (const step of steps ?? []) expect(STEP_MESSAGES).toHaveProperty(step)
  }
})
