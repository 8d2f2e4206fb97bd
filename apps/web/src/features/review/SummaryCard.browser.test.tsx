import { describeTransaction } from '@countersign/protocol/decode'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave, safe } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SummaryCard } from './SummaryCard.tsx'

const t = createCatalogue('review')

const nativeCurrency = { decimals: 18, symbol: 'ETH' }
const payment = { data: '0x', operation: 0, to: dave, value: 10n ** 18n } as const

test('default: the sentence, and the account in it in full under the reader’s own name', async () => {
  const description = describeTransaction({ nativeCurrency, safe, transaction: payment })
  const screen = await renderWithServices(<SummaryCard description={description} />, {
    prepare: ({ names }) => names.update(() => ({ [dave]: 'Dave' })),
  })
  const card = screen.getByRole('region', { name: t('summary') })
  await expect.element(card.getByRole('paragraph')).toHaveTextContent('Send 1 ETH to Dave')
  await expect.element(card.getByRole('listitem')).toHaveTextContent(`Dave${dave}`)
  await expectAccessible(screen.container)
})
