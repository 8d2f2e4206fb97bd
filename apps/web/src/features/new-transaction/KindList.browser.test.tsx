import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { transactionKinds } from '../../domain/transaction-builder/transactionKinds.ts'
import { KindList } from './KindList.tsx'

test('default: a link per kind, to its form in this Safe', async () => {
  const screen = await renderWithServices(<KindList safe={testSafe} />)
  expect(screen.getByRole('link').elements()).toHaveLength(transactionKinds.length)
  await expect
    .element(screen.getByRole('link', { name: /^Send(?! an NFT)/ }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/send`)
  await expectAccessible(screen.container)
})
