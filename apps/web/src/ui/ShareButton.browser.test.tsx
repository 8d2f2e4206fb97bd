import { expectAccessible } from '@countersign/test/browser'
import { expect, onTestFinished, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { ShareButton } from './ShareButton.tsx'

const t = createCatalogue('offline')

/** The system's share sheet, which headless browsers do not have. */
function installSheet({ canShare = true, failure }: { canShare?: boolean; failure?: Error } = {}) {
  const shared: (ShareData | undefined)[] = []
  const share = async (data?: ShareData) => {
    shared.push(data)
    if (failure) throw failure
  }
  Object.defineProperties(navigator, {
    canShare: { configurable: true, value: () => canShare },
    share: { configurable: true, value: share },
  })
  onTestFinished(() => {
    for (const name of ['canShare', 'share'] as const) Reflect.deleteProperty(navigator, name)
  })
  return shared
}

const data = () => ({ url: 'https://safe.example/import#v1.abc' })

test('default: hands the data to the system', async () => {
  const shared = installSheet()
  const screen = await renderUi(<ShareButton data={data} />)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('share') }).click()
  expect(shared).toEqual([data()])
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('behavior: nothing where the browser has no sheet, or none for this', async () => {
  installSheet({ canShare: false })
  const { container } = await renderUi(<ShareButton data={data} />)
  expect(container.querySelector('button')).toBeNull()
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
  const without = await renderUi(<ShareButton data={data} />)
  expect(without.container.querySelector('button')).toBeNull()
})

test('behavior: a sheet that was closed is no error', async () => {
  const shared = installSheet({ failure: new DOMException('Share canceled', 'AbortError') })
  const screen = await renderUi(<ShareButton data={data} />)
  await screen.getByRole('button', { name: t('share') }).click()
  expect(shared).toHaveLength(1)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('error: a system that refuses', async () => {
  installSheet({ failure: new DOMException('Permission denied', 'NotAllowedError') })
  const screen = await renderUi(<ShareButton data={data} />)
  await screen.getByRole('button', { name: t('share') }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(t('shareFailed'))
})
