import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/renderUi.tsx'
import { ClaimSourceContext } from './ClaimSource.ts'
import { Evidence, type EvidenceKind } from './Evidence.tsx'

test.each<[EvidenceKind, string]>([
  ['recomputed', 'Verified in your browser'],
  ['chain', 'Read from the chain at block 1,234'],
  ['bundled', 'Bundled with this app'],
  ['yours', 'Yours'],
  ['claimed', 'Reported by the service'],
])('default: %s says where a fact is from, and opens to the reason', async (kind, word) => {
  const screen = await renderUi(<Evidence block={1_234n} kind={kind} />)
  const mark = screen.getByRole('button', {
    exact: true,
    name: `Evidence: ${word}${kind === 'claimed' ? ', unverified' : ''}`,
  })
  await expect.element(screen.getByText(word)).not.toBeVisible()
  await mark.click()
  await expect.element(screen.getByText(word)).toBeVisible()
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText(word)).not.toBeVisible()
})

test('behavior: on a page without a service a claim is the link’s', async () => {
  const screen = await renderUi(
    <ClaimSourceContext value="link">
      <Evidence kind="claimed" />
    </ClaimSourceContext>,
  )
  await screen.getByRole('button', { exact: true, name: 'Evidence: From the link, unverified' }).click()
  await expect.element(screen.getByText('Only the link says this.')).toBeVisible()
})

test('behavior: only a claim speaks without being asked', async () => {
  const screen = await renderUi(
    <>
      <Evidence kind="claimed" />
      <Evidence kind="recomputed" />
    </>,
  )
  await expect.element(screen.getByText('unverified', { exact: true })).toBeVisible()
  expect(screen.getByText('verified', { exact: true }).elements()).toEqual([])
})

test('parameters: the sentence of this very fact, and its raw values', async () => {
  const values = [{ label: 'Slot', value: '0x04' }]
  const screen = await renderUi(<Evidence kind="chain" sentence="You are an owner" values={values} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('You are an owner')).toBeVisible()
  await expect.element(screen.getByText('0x04')).toBeVisible()
})
