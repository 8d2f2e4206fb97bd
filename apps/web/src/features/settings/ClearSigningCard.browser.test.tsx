import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { clearText as words } from '../../lib/messages/clearSigning.ts'
import { ClearSigningCard } from './ClearSigningCard.tsx'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const good = JSON.stringify({
  context: { contract: { deployments: [{ address, chainId: 31337 }] } },
  display: { formats: { 'f(uint256 a)': { intent: 'Do' } } },
})
const createFile = (text: string, name = 'mine.json') => new File([text], name, { type: 'application/json' })

test('default: a file is added, shown with its hash, and removed', async () => {
  const screen = await renderWithServices(<ClearSigningCard />)
  await expect.element(screen.getByText(words.settingsNone)).toBeVisible()
  await screen.getByLabelText(words.settingsFile).upload(createFile(good))
  const list = screen.getByRole('list', { name: words.settingsList })
  await expect.element(list.getByText('mine.json')).toBeVisible()
  await expect.element(list.getByText(words.settingsBound(1))).toBeVisible()
  expect(list.element().querySelector('[data-value]')?.getAttribute('data-value')).toMatch(/^0x[0-9a-f]{64}$/)
  await expectAccessible(screen.container)
  await list.getByRole('button', { name: words.settingsRemoveWhat('mine.json') }).click()
  await expect.element(screen.getByText(words.settingsNone)).toBeVisible()
})

test('error: a file that is no description is refused in words', async () => {
  const screen = await renderWithServices(<ClearSigningCard />)
  await screen.getByLabelText(words.settingsFile).upload(createFile('{"a":'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words.settingsRefused)
  await expect.element(screen.getByText(words.settingsNone)).toBeVisible()
})
