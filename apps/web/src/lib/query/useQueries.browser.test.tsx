import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useQueries } from './useQueries.ts'

function List({ ids, say }: { ids: readonly string[]; say: (id: string) => Promise<string> }) {
  const answers = useQueries({ queries: ids.map((id) => ({ queryKey: ['said', id], queryFn: () => say(id) })) })
  return <p>{answers.map(({ data, error }) => data ?? error?.message ?? 'waiting').join(', ')}</p>
}

const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })

test('default: an answer for each, in their order, also when others are asked later', async () => {
  const client = createClient()
  const draw = (ids: readonly string[]) => (
    <QueryClientProvider client={client}>
      <List ids={ids} say={async (id) => `answer ${id}`} />
    </QueryClientProvider>
  )
  const screen = await render(draw(['one', 'two']))
  await expect.element(screen.getByText('answer one, answer two')).toBeVisible()
  await screen.rerender(draw(['two', 'three', 'one']))
  await expect.element(screen.getByText('answer two, answer three, answer one')).toBeVisible()
  client.setQueryData(['said', 'three'], 'changed')
  await expect.element(screen.getByText('answer two, changed, answer one')).toBeVisible()
  await screen.rerender(draw([]))
  await expect.element(screen.getByText('changed')).not.toBeInTheDocument()
})

test('error: one that failed does not take the others with it', async () => {
  const screen = await render(
    <QueryClientProvider client={createClient()}>
      <List ids={['one', 'two']} say={(id) => (id === 'one' ? Promise.reject(new Error('no')) : Promise.resolve(id))} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('no, two')).toBeVisible()
})
