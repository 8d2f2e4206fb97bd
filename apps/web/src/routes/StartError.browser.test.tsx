import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { StartError } from './StartError.tsx'

test('default: says why, and offers another try', async () => {
  const screen = await renderUi(<StartError error={new Error('The file /config.json is not valid JSON.')} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Countersign could not start')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The file /config.json is not valid JSON.')
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible(screen.container)
})
