import { splitLink } from '@countersign/protocol/offline'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { drawCode } from '../../../test/drawCode.ts'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CodePanel } from './CodePanel.tsx'

const t = createCatalogue('offline')

const link = `v1.${'abc-_XYZ'.repeat(150)}`
const other = `v1.${'0123456789'.repeat(120)}`

/** A QR code as an image file. */
async function photograph(text: string): Promise<File> {
  const canvas = document.createElement('canvas')
  drawCode(canvas, text)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser makes no pictures.')
  return new File([blob], 'code.png', { type: 'image/png' })
}

async function setup() {
  const onLink = vi.fn()
  const onStart = vi.fn()
  const screen = await renderUi(<CodePanel onLink={onLink} onStart={onStart} />)
  const upload = (files: File[]) => userEvent.upload(screen.getByLabelText(t('openPicture')), files)
  return { onLink, onStart, screen, upload }
}

test('default: one code, or several in any order, some of them twice', async () => {
  const { onLink, onStart, screen, upload } = await setup()
  await expectAccessible(screen.container)
  await upload([await photograph(`https://safe.example/import#${link}`)])
  await expect.poll(() => onLink.mock.calls).toEqual([[`https://safe.example/import#${link}`]])
  expect(onStart).toHaveBeenCalledOnce()
  const frames = await Promise.all(splitLink(link).map((frame) => photograph(frame)))
  const [first, second, third] = frames
  if (!first || !second || !third) throw new Error('There are too few frames.')
  await upload([third, first, third, second])
  await expect.poll(() => onLink.mock.calls.at(-1)).toEqual([link])
})

test('behavior: what is missing is counted, and what does not belong there is told apart', async () => {
  const { onLink, screen, upload } = await setup()
  const [first = '', ...rest] = splitLink(link)
  const [foreign = ''] = splitLink(other)
  await upload([await photograph(first), await photograph(foreign)])
  await expect.element(screen.getByText(t('collected', { received: 1, count: splitLink(other).length }))).toBeVisible()
  await expect.element(screen.getByText(t('mixed'))).toBeVisible()
  const forged = rest.map((frame) => frame.replace('XYZ', 'ZYX'))
  await upload(await Promise.all([first, ...forged].map((frame) => photograph(frame))))
  await expect.element(screen.getByText(t('brokenTitle'))).toBeVisible()
  await upload([await photograph('https://example.org')])
  await expect.element(screen.getByText(t('foreignTitle'))).toBeVisible()
  expect(onLink).not.toHaveBeenCalled()
})

test('error: no picture, no code in it, no camera', { tags: 'long' }, async () => {
  const { onLink, screen, upload } = await setup()
  await upload([new File(['<svg onload="alert(1)">'], 'evil.png', { type: 'image/png' })])
  await expect.element(screen.getByText(t('badPictureTitle'))).toBeVisible()
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  await upload([new File([blob ?? ''], 'empty.png', { type: 'image/png' })])
  await expect.element(screen.getByText(t('noCodeTitle'))).toBeVisible()
  await screen.getByRole('button', { name: t('openCamera') }).click()
  // The test browser has no camera, or no permission for it.
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('openCamera') })).toBeVisible()
  expect(onLink).not.toHaveBeenCalled()
})
