import { expectAccessible } from '@countersign/test/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawCode } from '../../../test/drawCode.ts'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ScanButton } from './ScanButton.tsx'

const t = createCatalogue('offline')

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A camera that shows a code, in place of the browser's. */
function installCamera(shown: { text: string }, failure?: DOMException) {
  const canvas = document.createElement('canvas')
  // A canvas stream sends no frame unless redrawn.
  const timer = setInterval(() => drawCode(canvas, shown.text), 40)
  const stream = canvas.captureStream()
  const spy = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (failure) throw failure
    return stream
  })
  onTestFinished(() => {
    clearInterval(timer)
    spy.mockRestore()
  })
  return stream
}

async function setup() {
  const onAddress = vi.fn()
  const screen = await renderUi(<ScanButton chain={{ id: 1, shortName: 'eth' }} onAddress={onAddress} />)
  await screen.getByRole('button', { name: t('scan') }).click()
  return { onAddress, screen }
}

test('default: the camera starts at once, and its address is handed on', async () => {
  const shown = { text: 'https://example.org' }
  const stream = installCamera(shown)
  const { onAddress, screen } = await setup()
  await expect.element(screen.getByText(t('foreignAddress.title'))).toBeVisible()
  await expectAccessible(screen.container)
  shown.text = `ethereum:${address}@1`
  await expect.poll(() => onAddress.mock.calls).toEqual([[address]])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(stream.active).toBe(false)
})

test.each([
  ['denied', 'NotAllowedError'],
  ['missing', 'NotFoundError'],
] as const)('error: a camera that is %s', async (failure, name) => {
  installCamera({ text: '' }, new DOMException('no', name))
  const { onAddress, screen } = await setup()
  await expect.element(screen.getByText(t(`camera.${failure}Title`))).toBeVisible()
  // A picture works without a camera.
  await expect.element(screen.getByLabelText(t('openPicture'))).toBeInTheDocument()
  expect(onAddress).not.toHaveBeenCalled()
})
