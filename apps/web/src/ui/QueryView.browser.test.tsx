import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { QueryError, type QueryResult, QueryView } from './QueryView.tsx'

const t = createCatalogue('common')

const refetch = vi.fn<() => void>()
const view = (query: Partial<QueryResult<readonly string[]>>) => (
  <QueryView
    card={{ title: 'Names' }}
    empty={{ icon: 'people', title: 'No names' }}
    failed="Names failed"
    loading="Loading names"
    query={{ data: undefined, error: null, refetch, ...query }}
  >
    {(names) => <p>{names.join(', ')}</p>}
  </QueryView>
)

test('default: placeholder, then data or what is shown for none, in the card', async () => {
  const screen = await renderUi(view({}))
  const card = screen.getByRole('region', { name: 'Names' })
  await expect.element(card.getByRole('status')).toHaveTextContent('Loading names')
  await expectAccessible(screen.container)
  await screen.rerender(view({ data: ['Alice', 'Bob'] }))
  await expect.element(card).toHaveTextContent('Alice, Bob')
  await screen.rerender(view({ data: [] }))
  await expect.element(card).toHaveTextContent('No names')
})

test('error: instead of the card, with a way to retry', async () => {
  const screen = await renderUi(view({ error: new Error('down') }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Names failed')
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: t('retry') }).click()
  expect(refetch).toHaveBeenCalledOnce()
})

test('behavior: data stay when a refetch fails, and their age is shown where asked for', async () => {
  const query = { data: ['Alice'], error: new Error('The service is gone.'), refetch, dataUpdatedAt: Date.now() }
  const age = /^Not updated since today \d\d:\d\d$/
  const screen = await renderUi(
    <>
      <QueryError hasAge query={query} title="Names failed" />
      {view(query)}
    </>,
  )
  await expect.element(screen.getByRole('region', { name: 'Names' })).toHaveTextContent('Alice')
  await expect.element(screen.getByText(age)).toBeVisible()
  await expect.element(screen.getByText('The service is gone.').first()).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
  await expectAccessible(screen.container)
  await screen.rerender(<QueryError query={query} title="Names failed" />)
  await expect.element(screen.getByText(age)).not.toBeInTheDocument()
})

test('parameters: more, where there is a next page', async () => {
  const fetchNextPage = vi.fn<() => void>()
  const query = { data: ['Alice'], error: null, refetch, fetchNextPage, hasNextPage: true }
  const screen = await renderUi(
    <QueryView loading="Loading names" more="Show more" query={query}>
      {(names) => <p>{names.join(', ')}</p>}
    </QueryView>,
  )
  await screen.getByRole('button', { name: 'Show more' }).click()
  expect(fetchNextPage).toHaveBeenCalledOnce()
})
