import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testConfirmation } from '../../../test/testRecord.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { Confirmations } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { addOwn, saveMessage } from '../../domain/signature-store/confirmations.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { StoredMessageList, type StoredMessageListProps } from './MessageList.tsx'

const t = createCatalogue('message')

const [draftHash, signedHash] = [`0x${'aa'.repeat(32)}`, `0x${'bb'.repeat(32)}`] as const

function setup(props: Partial<StoredMessageListProps> = {}) {
  return renderWithServices(<StoredMessageList isAll safe={testSafe} shown={[]} {...props} />, {
    prepare: ({ confirmations }) =>
      confirmations.update(() => {
        const base = { chainId: 31337, safe: testSafe.address }
        const draft = saveMessage([], { ...base, createdAt: 1, content: 'A draft', hash: draftHash })
        const both = saveMessage(draft, { ...base, createdAt: 1, content: 'A promise', hash: signedHash })
        return both.reduce<Confirmations>(
          (all, record) =>
            record.hash === signedHash ? addOwn(all, record, testConfirmation({ isDelivered: true })) : all,
          both,
        )
      }),
  })
}

test('default: what only this browser has; a draft can be discarded, a signature cannot', async () => {
  const screen = await setup()
  await expect.element(screen.getByText(t('undelivered'))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('discardWhat', { what: 'A draft' }) }).click()
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(1)
  await expect.element(screen.getByRole('link', { name: /A promise/ })).toBeVisible()
})

test('behavior: what the service shows, or may show on a page that was not read, is not missing', async () => {
  const shown = await setup({ shown: [draftHash, signedHash] })
  expect(shown.getByRole('listitem').elements()).toEqual([])
  await shown.unmount()
  const partial = await setup({ isAll: false })
  await expect.element(partial.getByRole('listitem')).toHaveTextContent('A draft')
})
