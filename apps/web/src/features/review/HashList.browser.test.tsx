import { verifyOwn } from '@countersign/protocol'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { signText as words } from '../../lib/messages/sign.ts'
import { HashList } from './HashList.tsx'

const hashes = {
  domainHash: `0x${'2b'.repeat(32)}`,
  messageHash: `0x${'3c'.repeat(32)}`,
  safeTxHash: `0x${'1a'.repeat(32)}`,
} as const

test('default: the three hashes, none of them shortened, by the name that a device gives them', async () => {
  const screen = await renderUi(<HashList hashes={verifyOwn(hashes)} />)
  const labels = screen.getByRole('term').elements()
  const values = screen.getByRole('definition').elements()
  expect(labels.map((label) => label.firstChild?.textContent)).toEqual([
    words.safeTxHash,
    words.domainHash,
    words.messageHash,
  ])
  expect(values.map((value) => value.textContent)).toEqual([hashes.safeTxHash, hashes.domainHash, hashes.messageHash])
  await expectAccessible(screen.container)
})

test('behavior: a hash is copied without gaps', async () => {
  const screen = await renderUi(<HashList hashes={verifyOwn(hashes)} />)
  await screen.getByRole('button', { name: `Copy ${words.messageHash}` }).click()
  await expect.poll(() => navigator.clipboard.readText()).toBe(hashes.messageHash)
})
