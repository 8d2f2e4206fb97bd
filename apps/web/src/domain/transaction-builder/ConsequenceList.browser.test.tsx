import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ConsequenceList } from './ConsequenceList.tsx'

const t = createCatalogue('transactionBuilder')

test('default: worst first', async () => {
  const screen = await renderUi(
    <ConsequenceList
      consequences={[
        { tone: 'info', text: 'Good to know' },
        { tone: 'caution', text: 'Risky' },
        { tone: 'stop', text: 'Locked' },
      ]}
      looking={undefined}
    />,
  )
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Locked', 'Risky', 'Good to know'])
  await expectAccessible(screen.container)
})

test('behavior: nothing changes yet, and what is still being read', async () => {
  const screen = await renderUi(<ConsequenceList consequences={[]} looking="Looking at it." />)
  await expect.element(screen.getByText(t('noConsequences'))).toBeVisible()
  await expect.element(screen.getByText('Looking at it.')).toBeVisible()
})
