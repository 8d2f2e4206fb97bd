import { demoAccounts } from '@countersign/devchain/accounts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { executeButton, signButton } from '../../support/transactionFlow.ts'
import { listRequested, type Stage } from './createStage.ts'
import type { World } from './readWorld.ts'
import type { Shown, TamperCase } from './TamperCase.ts'

/** Runs one attack and asserts its visible result and the wallet's requests. */
export async function judge(stage: Stage, world: World, tamper: TamperCase): Promise<void> {
  const { act, as = demoAccounts[0], hides = [], open, remember, shows, signs, createLie, createNodeLie } = tamper
  const before = listRequested(stage).length
  try {
    await stage.wallet.setAccounts([as.address])
    stage.lie = await createLie?.(world)
    stage.nodeLie = createNodeLie?.(world)
    stage.isUnlisted = tamper.isUnlisted ?? false
    stage.events = tamper.events
    await stage.open(typeof open === 'string' ? open : await open(world), await remember?.(world))
    await act?.(stage, world)
    for (const shown of typeof shows === 'function' ? shows(world) : shows) await find(stage.page, shown).waitFor()
    for (const hidden of typeof hides === 'function' ? hides(world) : hides)
      expect(await find(stage.page, hidden).count(), `shown: ${String(hidden)}`).toBe(0)
    if (signs === 'nothing') await expectNoButton(stage.page)
    else if (signs) await press(stage)
    const expected = typeof signs === 'function' ? [await signs(world)] : []
    expect(listRequested(stage).slice(before)).toEqual(expected)
  } finally {
    stage.lie = undefined
    stage.nodeLie = undefined
    stage.swallow = undefined
    stage.isUnlisted = false
    stage.events = undefined
  }
}

function find(page: Page, shown: Shown): Locator {
  const found = typeof shown === 'function' ? shown(page) : page.getByRole('main').getByText(shown)
  return found.filter({ visible: true }).first()
}

async function expectNoButton(page: Page): Promise<void> {
  // Any of them: also to sign and execute, and for another owner.
  expect(await page.getByRole('main').getByRole('button', { name: /^Sign/ }).count(), 'a button to sign').toBe(0)
  expect(await executeButton(page).count(), 'a button to execute').toBe(0)
}

/** Presses the sign button, records the wallet's request and rejects it. */
async function press({ page, wallet }: Stage): Promise<void> {
  const consent = page.getByRole('main').getByRole('checkbox')
  await signButton(page).first().waitFor()
  for (const box of await consent.all()) await box.check()
  await signButton(page).first().click()
  await wallet.reject()
  await page.getByText('You rejected the request in your wallet').waitFor()
}
