import { RejectedInHostError } from '@countersign/frame'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createTestHost } from '../../../test/createTestHost.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SignInAsSafe } from './HostActions.tsx'

const t = createCatalogue('embedded')

const messageHash = `0x${'5a'.repeat(32)}`
const mark = 'countersign.signedIn'

/** A service that returns a session only to requests with the mark. */
const answerService = (path: string) =>
  path.includes('nonce')
    ? { nonce: 'abcdefgh12345678' }
    : path.endsWith('/me')
      ? { id: '1', authMethod: 'siwe', signerAddress: testSafe.address }
      : new Response(null, { status: 200 })

async function setup(
  answer: (method: string) => unknown,
  isSignedIn = false,
  parameters: Partial<Parameters<typeof renderWithServices>[1]> = {},
) {
  const host = createTestHost(answer)
  const screen = await renderWithServices(<SignInAsSafe host={host} />, {
    answerService,
    ...parameters,
    prepare: ({ storage }) => isSignedIn && storage.setItem(mark, 'true'),
  })
  return { button: screen.getByRole('button', { name: t('signIn') }), screen }
}

test('default: waits with the reader for the owners, and stops when told to', async () => {
  const { button, screen } = await setup((method) => (method === 'signMessage' ? { messageHash } : ''))
  await button.click()
  await expect.element(screen.getByText(t('signInCollecting'))).toBeVisible()
  await expect.element(screen.getByText(t('signInCollectingText'))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('cancel') }).click()
  await expect.element(screen.getByText(t('signInCollecting'))).not.toBeInTheDocument()
  expect(screen.getByRole('alert').elements()).toEqual([])
  await expect.element(button).toBeEnabled()
})

test('error: rejected in the host, nothing has changed', async () => {
  const { button, screen } = await setup(() => {
    throw new RejectedInHostError({ method: 'signMessage' })
  })
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('rejected'))
  expect(screen.services.storage.getItem(mark)).toBeNull()
  await expectAccessible(screen.container)
})

test('error: a signature that the chain cannot judge signs nobody in', async () => {
  const { button, screen } = await setup(() => ({ messageHash, signature: '0x1234' }))
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('errors.verifying'))
  expect(screen.services.storage.getItem(mark)).toBeNull()
})

test('behavior: who is signed in already can leave', async () => {
  const { screen } = await setup(() => '', true)
  await expect.element(screen.getByRole('status')).toHaveTextContent(t('signedIn'))
  await screen.getByRole('button', { name: t('signOut') }).click()
  await expect.element(screen.getByRole('button', { name: t('signIn') })).toBeVisible()
  expect(screen.services.storage.getItem(mark)).toBeNull()
})

test('error: a browser that does not keep the session is told of, with what is needed', async () => {
  const node: Record<string, unknown> = {
    eth_call: `0x1626ba7e${'00'.repeat(28)}`,
    eth_chainId: '0x7a69',
    eth_getBlockByNumber: { hash: `0x${'9'.repeat(64)}`, number: '0x9', timestamp: '0x1' },
  }
  const { button, screen } = await setup(() => ({ messageHash, signature: '0x1234' }), false, {
    answerNode: (method) => node[method],
    answerService: (path) =>
      path.endsWith('/me')
        ? Response.json({ code: 'NOT_SIGNED_IN', message: 'Nobody is signed in.' }, { status: 403 })
        : answerService(path),
  })
  await button.click()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('sessionNotKept'))
  await expect.element(alert).toHaveTextContent(t('sessionNotKeptText'))
  expect(screen.services.storage.getItem(mark)).toBeNull()
  await expectAccessible(screen.container)
})
