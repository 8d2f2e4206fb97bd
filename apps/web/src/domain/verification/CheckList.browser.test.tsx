import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CheckList } from './CheckList.tsx'

const t = createCatalogue('checks')

test('default: every check with its verdict in words', async () => {
  const screen = await renderUi(
    <CheckList
      checks={[
        { id: 'T1', title: 'The hash', verdict: 'ok' },
        { detail: 'It names another Safe.', id: 'T2', title: 'The Safe', verdict: 'block' },
        { id: 'T3', title: 'The node', verdict: 'unknown' },
        { id: 'T3', title: 'The node again', verdict: 'warn' },
      ]}
    />,
  )
  const rows = screen.getByRole('listitem').elements()
  expect(rows.map((row) => row.textContent)).toEqual([
    `The hash${t('verdict.ok')}`,
    `The SafeIt names another Safe.${t('verdict.block')}`,
    `The node${t('verdict.unknown')}`,
    `The node again${t('verdict.warn')}`,
  ])
  await expectAccessible(screen.container)
})
