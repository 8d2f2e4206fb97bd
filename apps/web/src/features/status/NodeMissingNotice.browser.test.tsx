import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { common } from '../../lib/messages/common.ts'
import { shell } from '../../lib/messages/shell.ts'
import { trust } from '../../lib/messages/trust.ts'
import { NodeMissingNotice } from './NodeNotices.tsx'
import { TrustStrip } from './TrustStrip.tsx'

const without = { ...testChain, rpcUrls: { default: { http: [] }, public: { http: [] } } }

test('default: a chain without a node says what is missing and who can add it', async () => {
  const screen = await renderWithServices(
    <>
      <NodeMissingNotice chain={without} />
      <TrustStrip chain={without} />
    </>,
  )
  await expect.element(screen.getByText(common.nodeMissing)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: shell.settings })).toHaveAttribute('href', '/settings')
  await expect.poll(() => screen.getByText(trust.nodeMissing).elements().length).toBe(2)
  expect(screen.getByText(trust.nodeDown).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: nothing where there is a node', async () => {
  const screen = await renderWithServices(<NodeMissingNotice chain={testChain} />)
  expect(screen.container.textContent).toBe('')
})
