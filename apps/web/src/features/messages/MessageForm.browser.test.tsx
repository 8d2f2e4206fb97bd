import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import { emptyMessageForm, type MessageForm as MessageFormValue } from '../../domain/transactions/readMessage.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { MessageForm } from './MessageForm.tsx'

const tTransactionBuilder = createCatalogue('transactionBuilder')
const t = createCatalogue('message')

const key = formKey(testSafe.chainId, testSafe.address, 'message')
const mail = {
  domain: {},
  message: { text: 'Hello' },
  primaryType: 'Mail',
  types: { Mail: [{ name: 'text', type: 'string' }] },
}

async function setup(typed?: Partial<MessageFormValue>) {
  const screen = await renderWithServices(<MessageForm safe={testSafe} state={testState} />, {
    prepare: ({ drafts }) => typed && drafts.update((all) => saveForm(all, key, { ...emptyMessageForm, ...typed })),
  })
  return {
    stored: () => screen.services.confirmations.get(),
    review: screen.getByRole('button', { name: tTransactionBuilder('review') }),
    screen,
    text: screen.getByLabelText(t('text'), { exact: true }),
  }
}

test('default: a text becomes a message of this browser, and nothing is signed', async () => {
  const { stored, review, screen, text } = await setup()
  await text.fill('We agree.')
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(stored).toMatchObject([{ content: 'We agree.', confirmations: [], safe: testSafe.address }])
})

test('behavior: what was typed is there again, of both kinds', async () => {
  const { screen, text } = await setup({ text: 'Half a sen', typed: '{"domain"' })
  await expect.element(text).toHaveValue('Half a sen')
  await screen.getByLabelText(t('kind'), { exact: true }).selectOptions(t('kinds.typed'))
  await expect.element(screen.getByLabelText(t('typed'), { exact: true })).toHaveValue('{"domain"')
  await screen.getByLabelText(t('kind'), { exact: true }).selectOptions(t('kinds.text'))
  await expect.element(text).toHaveValue('Half a sen')
})

test('behavior: typed data among texts is noticed, and taken for what it is', async () => {
  const { stored, review, screen } = await setup({ text: JSON.stringify(mail) })
  await screen.getByRole('button', { name: t('useTyped') }).click()
  await expect.element(screen.getByLabelText(t('typed'), { exact: true })).toHaveValue(JSON.stringify(mail))
  await review.click()
  await expect.poll(stored).toMatchObject([{ content: mail }])
})

test('error: says what is wrong, and a transaction in disguise is refused', async () => {
  const { stored, review, screen, text } = await setup()
  await review.click()
  await expect.element(text).toHaveAccessibleDescription(new RegExp(t('errors.text')))
  await expect.element(text).toHaveFocus()
  await screen.getByLabelText(t('kind'), { exact: true }).selectOptions(t('kinds.typed'))
  const types = { SafeTx: [{ name: 'text', type: 'string' }] }
  const area = screen.getByLabelText(t('typed'), { exact: true })
  await area.fill(JSON.stringify({ ...mail, primaryType: 'SafeTx', types }))
  await review.click()
  await expect.element(area).toHaveAccessibleDescription(/disguised/)
  expect(stored()).toEqual([])
})
