import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { HardwareError } from '../hardware/hardwareErrors.ts'
import { en } from '../messages/en.ts'
import { createTranslate } from '../messages/format.ts'
import { LOCALES, loadMessages } from '../messages/locales.ts'
import { toThemeProps } from '../theme/Theme.ts'
import { describeFailure } from './describeFailure.ts'
import { HardwareDialog } from './HardwareDialog.tsx'
import type { HardwareScreen } from './HardwareUi.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const t = createTranslate(en)

const show = (screen: HardwareScreen, onClose = () => {}) =>
  render(
    <HardwareDialog language="en" name="Ledger" onClose={onClose} screen={screen} t={t} themeProps={toThemeProps()} />,
  )

test('default: each line that the device shows, whatever it holds', async () => {
  const value = '<img src=x onerror=alert(1)>\u202E'
  const screen = await show({ isHashed: true, lines: [{ title: 'Domain hash', value }], screen: 'confirm' })
  await expect.element(screen.getByText(en.deviceConfirmHashes)).toBeVisible()
  await expect.element(screen.getByRole('definition')).toHaveTextContent('<img src=x onerror=alert(1)>')
  await expectAccessible(screen.baseElement)
})

test('error: a failure, its way out and its cause; Escape leaves', async () => {
  let retries = 0
  let isLeft = false
  const error = new HardwareError('otherAccount', { details: ['It recovers to nobody.'] })
  const onRetry = () => {
    retries += 1
  }
  const screen = await show({ account, error, onRetry, screen: 'failed' }, () => {
    isLeft = true
  })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(en.deviceOtherAccount)
  await expect.element(screen.getByText(t('deviceOtherAccountText', { account }))).toBeVisible()
  await screen.getByRole('button', { name: en.retry }).click()
  await screen.getByRole('button', { name: en.close }).click()
  expect({ isLeft, retries }).toEqual({ isLeft: true, retries: 1 })
  await expectAccessible(screen.baseElement)
})

test('behavior: a path that is none, pages, and a failure while it reads them', async () => {
  const failures: unknown[] = []
  const loaded: number[] = []
  const screen = await show({
    onFailure: (error) => void failures.push(error),
    onPick() {},
    screen: 'accounts',
    source: {
      describe: async () => '1 ETH',
      hasSchemes: true,
      async load({ first, paths }) {
        loaded.push(first)
        if (first > 0) throw new HardwareError('unplugged')
        return paths.map((path) => ({ address: account, path }))
      },
    },
  })
  await expect.element(screen.getByText("m/44'/60'/4'/0/0")).toBeVisible()
  await screen.getByLabelText(en.devicePath).selectOptions('custom')
  await screen.getByRole('textbox').fill('m/44x')
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await screen.getByRole('textbox').fill("m/44'/60'/7'/1")
  await expect.element(screen.getByText("m/44'/60'/7'/5")).toBeVisible()
  await expectAccessible(screen.baseElement)
  await screen.getByRole('button', { name: en.deviceNext }).click()
  await expect.poll(() => failures).toEqual([expect.objectContaining({ failure: 'unplugged' })])
  expect(loaded.at(-1)).toBe(5)
})

test('behavior: every failure has a text in every language', async () => {
  const failures = ['badResponse', 'camera', 'locked', 'wrongPath'] as const
  for (const locale of LOCALES) {
    const translate = createTranslate(await loadMessages(locale))
    for (const failure of failures) expect(translate(describeFailure(failure).title), locale).not.toBe('')
  }
})
