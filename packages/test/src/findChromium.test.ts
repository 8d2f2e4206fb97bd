import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium } from './findChromium.ts'

async function setup(name: string): Promise<{ file: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-chromium-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, name)
  await writeFile(file, '')
  await chmod(file, 0o755)
  return { file, folder }
}

test('default: CHROMIUM_PATH wins', async () => {
  const { file } = await setup('my-browser')
  expect(await findChromium({ env: { CHROMIUM_PATH: file, PATH: '' } })).toBe(file)
})

test.each(['chromium', 'chromium-browser', 'google-chrome'])('behavior: finds %s on the PATH', async (name) => {
  const { file, folder } = await setup(name)
  expect(await findChromium({ env: { PATH: `/nowhere::${folder}` } })).toBe(file)
})

test('error: CHROMIUM_PATH that cannot be run', async () => {
  await expect(findChromium({ env: { CHROMIUM_PATH: '/nowhere/browser' } })).rejects.toThrowErrorMatchingInlineSnapshot(
    `[ChromiumNotFoundError: The browser tests need Chromium: CHROMIUM_PATH names /nowhere/browser, which cannot be run. Install it or set CHROMIUM_PATH to its program file.]`,
  )
})
