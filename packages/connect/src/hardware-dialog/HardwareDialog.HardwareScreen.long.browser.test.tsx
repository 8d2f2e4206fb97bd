import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { HardwareError, type HardwareFailure } from '../hardware/hardwareErrors.ts'
import { en } from '../messages/en.ts'
import { createTranslate } from '../messages/format.ts'
import { toThemeProps } from '../theme/Theme.ts'
import { HardwareDialog } from './HardwareDialog.tsx'
import type { AccountSource, HardwareScreen } from './HardwareUi.ts'

const WINDOWS = [
  { height: 800, width: 1280 },
  { height: 780, width: 390 },
  // The first at 200 %.
  { height: 400, width: 640 },
] as const
const SCHEMES = ['light', 'dark'] as const

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const lines = [
  { title: 'Domain hash', value: `0x${'ab'.repeat(32)}` },
  ...Array.from({ length: 12 }, (_, index) => ({ title: `Field ${index}`, value: 'A value '.repeat(index + 1) })),
]
const source: AccountSource = {
  describe: async () => '1 ETH',
  hasSchemes: true,
  load: async ({ paths }) => paths.map((path) => ({ address, path })),
}
const fail = (failure: HardwareFailure): [string, HardwareScreen] => [
  failure,
  { account: address, error: new HardwareError(failure), onRetry() {}, screen: 'failed' },
]
const screens: readonly (readonly [string, HardwareScreen])[] = [
  ['waiting', { screen: 'waiting', text: 'deviceWaiting' }],
  ['plug', { onChoose() {}, screen: 'plug' }],
  ['accounts', { onFailure() {}, onPick() {}, screen: 'accounts', source }],
  ['confirm', { isHashed: false, lines, screen: 'confirm' }],
  [
    'show',
    { count: 2, lines, onNext() {}, parts: (index) => `ur:bytes/${index}-2/${'ab'.repeat(60)}`, screen: 'show' },
  ],
  [
    'scan',
    {
      decode: async () => undefined,
      isAnswer: true,
      onBack() {},
      onFailure() {},
      onText: () => undefined,
      screen: 'scan',
    },
  ],
  ...(['blindSigning', 'browser', 'camera', 'foreignCode', 'inUse', 'locked', 'noDevice'] as const).map(fail),
  ...(['otherAccount', 'otherRequest', 'outdated', 'unplugged', 'wrongApp', 'wrongDevice'] as const).map(fail),
]

test.each(WINDOWS)('behavior: every view of a device is in order, $width px', async (size) => {
  await page.viewport(size.width, size.height)
  for (const [name, shown] of screens)
    for (const scheme of SCHEMES) {
      const screen = await render(
        <HardwareDialog
          language="en"
          name="Ledger"
          onClose={() => {}}
          screen={shown}
          t={createTranslate(en)}
          themeProps={toThemeProps({ scheme })}
        />,
      )
      const dialog = screen.getByRole('dialog')
      await expect.element(dialog.getByRole('heading'), { message: name }).toHaveFocus()
      if (name === 'accounts') await expect.element(dialog.getByText('1 ETH').first()).toBeVisible()
      const { clientWidth, scrollWidth } = dialog.element()
      const { bottom, top } = dialog.element().getBoundingClientRect()
      expect(scrollWidth, `${name} is too wide`).toBeLessThanOrEqual(clientWidth)
      expect([top >= 0, bottom <= window.innerHeight], `${name} leaves the window`).toEqual([true, true])
      // The keyboard stays inside, and reaches the last button.
      const buttons = dialog.getByRole('button').elements()
      for (let count = 0; count < 40 && document.activeElement !== buttons.at(-1); count++)
        await userEvent.keyboard('{Tab}')
      expect(document.activeElement, `${name}: the last button`).toBe(buttons.at(-1))
      await expectAccessible(dialog.element(), scheme === 'light' ? 'all' : 'colours').catch((cause: unknown) => {
        throw new Error(`${name}, ${scheme}`, { cause })
      })
      await screen.unmount()
    }
})
