import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { newestMessagesQuery } from '../../domain/message/messageQueries.ts'
import { testMessageReport } from '../../domain/message/testMessageReport.ts'
import { alice, bob } from '../../domain/report/testReport.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { safesText as words } from '../../lib/messages/safes.ts'
import { NeedsYouList, type NeedsYouListProps } from './NeedsYouList.tsx'

const { address, chain } = testSafe
const mine: MySafe = { address, chain, error: null, standing: 'owner', state: testState }
const emptyQueue = { count: 0, next: null, previous: null, results: [] }
const setup = (props: NeedsYouListProps, answer: unknown = emptyQueue) =>
  renderWithServices(<NeedsYouList {...props} />, { account: alice, answerService: () => answer })

test('default: an empty queue needs nobody', async () => {
  const screen = await setup({ safes: [mine] })
  await expect.element(screen.getByText(words.needsNone)).toBeVisible()
  expect(screen.getByRole('status').elements()).toEqual([])
  expect(screen.getByText(words.needsFailed).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('default: a message that waits for a signature is there, one that is forbidden or signed is not', async () => {
  const waiting = testMessageReport([bob])
  const screen = await renderWithServices(<NeedsYouList safes={[mine]} />, {
    account: alice,
    answerService: () => emptyQueue,
    prepare: (services) => {
      const { queryKey } = newestMessagesQuery(services, testSafe)
      services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      services.queryClient.setQueryData(queryKey, [
        waiting,
        testMessageReport([alice], { text: 'Signed' }),
        testMessageReport([bob], { checks: [{ id: 'T67', verdict: 'block', title: 'x' }], text: 'Disguised' }),
      ])
    },
  })
  await expect
    .element(screen.getByRole('link', { name: /We agree\./ }))
    .toHaveAttribute('href', `/31337/${address}/messages/${waiting.id.messageHash}`)
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
  expect(screen.getByText(words.needsNone).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: looks for as long as the Safes are not known', async () => {
  const screen = await setup({ isLoading: true, safes: [] })
  await expect.element(screen.getByRole('status')).toHaveTextContent(words.needsLoading)
  expect(screen.getByText(words.needsNone).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('error: a queue that cannot be read is never “nothing needs you”', async () => {
  const screen = await setup({ safes: [mine] }, Response.json({ code: 404, message: 'Not found' }, { status: 404 }))
  await expect.element(screen.getByRole('region', { name: words.needsFailed })).toBeVisible()
  expect(screen.getByText(words.needsNone).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('error: nor is a Safe that the chain could not be asked about', async () => {
  const screen = await setup({ safes: [{ ...mine, error: new Error('node down'), standing: 'unknown' }] })
  await expect.element(screen.getByRole('region', { name: words.needsFailed })).toBeVisible()
  expect(screen.getByText(words.needsNone).elements()).toEqual([])
})
