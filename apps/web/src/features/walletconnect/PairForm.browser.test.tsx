import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { emulateTouch } from '../../../test/emulateTouch.ts'
import { renderUi } from '../../../test/renderUi.tsx'
import { PairingLinkError } from '../../domain/app-requests/parsePairingLink.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { PairForm, type PairFormProps } from './PairForm.tsx'

const t = createCatalogue('walletConnect')

const link = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`

async function setup(props: Partial<PairFormProps> & { failure?: Error } = {}) {
  const { failure, ...rest } = props
  const pairs: string[] = []
  let cancels = 0
  const apps = {
    cancelPairing: () => {
      cancels += 1
    },
    pair: async (text: string) => {
      pairs.push(text)
      if (failure) throw failure
    },
  }
  const screen = await renderUi(
    <PairForm
      apps={apps}
      renderScanner={(onLink) => (
        <button onClick={() => onLink(link)} type="button">
          scan
        </button>
      )}
      start=""
      state={{ isRelayConnected: true, waitingFor: undefined }}
      {...rest}
    />,
  )
  return { cancels: () => cancels, pairs, screen }
}

test('default: a link is pasted', async () => {
  const { pairs, screen } = await setup()
  await screen.getByLabelText(t('link')).fill(link)
  await screen.getByRole('button', { name: t('connectAction') }).click()
  expect(pairs).toEqual([link])
  await expect.element(screen.getByLabelText(t('link'))).toHaveValue('')
  await expectAccessible(screen.container)
})

test('behavior: a link is scanned', async () => {
  const { pairs, screen } = await setup()
  await screen.getByText(t('scan')).click()
  await screen.getByRole('button', { name: 'scan' }).click()
  expect(pairs).toEqual([link])
})

test('behavior: on a phone the camera comes first, unless a link was opened', async () => {
  emulateTouch()
  const { pairs, screen } = await setup()
  const [first] = screen.getByRole('button').elements()
  expect(first?.textContent).toBe('scan')
  await screen.getByRole('button', { name: 'scan' }).click()
  expect(pairs).toEqual([link])
  await expectAccessible(screen.container)
  await screen.unmount()
  const opened = await setup({ start: link })
  const [button] = opened.screen.getByRole('button').elements()
  expect(button?.textContent).toBe(t('connectAction'))
})

test('behavior: a link that was opened waits for a yes', async () => {
  const { pairs, screen } = await setup({ start: link })
  await expect.element(screen.getByText(t('linkGiven'))).toBeVisible()
  await expect.element(screen.getByLabelText(t('link'))).toHaveValue(link)
  expect(pairs).toEqual([])
})

test('behavior: who waits is told for what, and can stop', async () => {
  const { cancels, pairs, screen } = await setup({ state: { isRelayConnected: true, waitingFor: 'x' } })
  await expect.element(screen.getByText(t('waiting'), { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('connectAction') })).toHaveAttribute('aria-busy', 'true')
  await screen.getByRole('button', { name: t('cancel') }).click()
  expect([cancels(), pairs]).toEqual([1, []])
})

test('error: a bad link is told at the field, which gets the focus', async () => {
  const { screen } = await setup({ failure: new PairingLinkError({ failure: 'expired' }) })
  await screen.getByRole('button', { name: t('connectAction') }).click()
  await expect.element(screen.getByText(t('linkErrors.expired'))).toBeVisible()
  await expect.element(screen.getByLabelText(t('link'))).toHaveFocus()
})

test('error: a relay that is down', async () => {
  const { screen } = await setup({ failure: new Error('socket hang up') })
  await screen.getByLabelText(t('link')).fill(link)
  await screen.getByRole('button', { name: t('connectAction') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('pairFailed'))
  // The pasted text is preserved.
  await expect.element(screen.getByLabelText(t('link'))).toHaveValue(link)
})
