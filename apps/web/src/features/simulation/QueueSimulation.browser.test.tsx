import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { QueueSimulation } from './QueueSimulation.tsx'

const t = createCatalogue('simulation')

test('default: nothing is tried before it is asked for; a node that does not answer is named', async () => {
  const requested: string[] = []
  const screen = await renderWithServices(<QueueSimulation reports={[testReport([alice])]} safe={testSafe} />, {
    answerNode: (method) => {
      requested.push(method)
      throw new Error('node down')
    },
  })
  await expect.element(screen.getByRole('button', { name: t('queueStart') })).toBeVisible()
  expect(requested).toEqual([])
  await screen.getByRole('button', { name: t('queueStart') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('queueFailed'))
  expect(screen.getByText(t('badges.success')).elements()).toEqual([])
  await expectAccessible(screen.container)
})
