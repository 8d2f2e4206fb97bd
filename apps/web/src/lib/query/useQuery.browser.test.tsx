import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useQuery } from './useQuery.ts'

const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })

const renderWith = (client: QueryClient, children: ReactNode) =>
  render(<QueryClientProvider client={client}>{children}</QueryClientProvider>)

type SaidProps = {
  id?: string
  say: (id: string) => Promise<string>
  onDraw?: (data: string | undefined) => void
  children?: ReactNode
}

function Said({ id = 'one', say, onDraw, children }: SaidProps) {
  const { data, error, isPending } = useQuery({ queryKey: ['said', id], queryFn: () => say(id) })
  onDraw?.(data)
  return (
    <p>
      {isPending ? 'waiting' : (error?.message ?? data)}
      {children}
    </p>
  )
}

function Choice() {
  const [id, setId] = useState('one')
  return (
    <>
      <button onClick={() => setId('two')} type="button">
        the other
      </button>
      <Said id={id} say={async (asked) => `answer ${asked}`} />
    </>
  )
}

function SlowRow({ onDraw }: { onDraw: () => void }) {
  const begin = performance.now()
  while (performance.now() - begin < 2);
  onDraw()
  return <li>row</li>
}

function Rows({ onDraw }: { onDraw: () => void }) {
  const { data = [] } = useQuery({ queryKey: ['rows'], queryFn: async () => [...Array(60).keys()] })
  return (
    <ul>
      {data.map((row) => (
        <SlowRow key={row} onDraw={onDraw} />
      ))}
    </ul>
  )
}

test('default: waits, then draws what came, and what comes later', async () => {
  const client = createClient()
  const screen = await renderWith(client, <Said say={async () => 'hello'} />)
  await expect.element(screen.getByText('hello')).toBeVisible()
  client.setQueryData(['said', 'one'], 'changed')
  await expect.element(screen.getByText('changed')).toBeVisible()
})

test('behavior: what was asked for before is there in the first drawing', async () => {
  const client = createClient()
  client.setQueryData(['said', 'one'], 'kept')
  const seen: unknown[] = []
  await renderWith(client, <Said onDraw={(data) => seen.push(data)} say={async () => 'new'} />)
  expect(seen[0]).toBe('kept')
  expect(seen).not.toContain('new')
})

test('behavior: another question has its own answer, and not the one before', async () => {
  const screen = await renderWith(createClient(), <Choice />)
  await expect.element(screen.getByText('answer one')).toBeVisible()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('answer two')).toBeVisible()
  expect(screen.getByText('answer one').query()).toBeNull()
})

test('behavior: what arrives between the drawing and the listening is not lost', async () => {
  const client = createClient()
  client.setQueryData(['said', 'one'], 'early')
  // A ref is given when the drawing is put on the page, which is before any effect listens.
  const arrive = () => void client.setQueryData(['said', 'one'], 'meanwhile')
  const screen = await renderWith(
    client,
    <Said say={async () => 'asked'}>
      <span ref={arrive} />
    </Said>,
  )
  await expect.element(screen.getByText('meanwhile')).toBeVisible()
})

/** Counts the tasks that the page got to beside the drawing. */
function countTasks() {
  let count = 0
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    count++
    port2.postMessage(null)
  }
  port2.postMessage(null)
  return { get: () => count, stop: () => port1.close() }
}

test('behavior: a large answer is drawn in pieces, and what changes on it at once', async () => {
  const client = createClient()
  const tasks = countTasks()
  const drawnAt: number[] = []
  const between = () => (drawnAt.at(-1) ?? 0) - (drawnAt[0] ?? 0)
  const screen = await renderWith(client, <Rows onDraw={() => drawnAt.push(tasks.get())} />)
  await expect.poll(() => screen.getByText('row').elements().length).toBe(60)
  expect(between()).toBeGreaterThan(2)
  drawnAt.length = 0
  client.setQueryData(['rows'], [...Array(61).keys()])
  await expect.poll(() => screen.getByText('row').elements().length).toBe(61)
  tasks.stop()
  expect(drawnAt).toHaveLength(61)
  expect(between()).toBe(0)
})

test('error: a question that failed is told as its error', async () => {
  const screen = await renderWith(createClient(), <Said say={() => Promise.reject(new Error('nobody answered'))} />)
  await expect.element(screen.getByText('nobody answered')).toBeVisible()
})
