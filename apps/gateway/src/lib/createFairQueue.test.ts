import { expect, test } from 'vitest'
import { createFairQueue, QueueFullError } from './createFairQueue.ts'

/** Tasks that stay pending until ended, and the order in which they started. */
function createWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, end: (name: string) => ends.get(name)?.(), work }
}

test('behavior: clients are served round-robin, however many requests one of them has', async () => {
  const queue = createFairQueue({ width: 1 })
  const { begun, end, work } = createWork()
  const runs = [
    queue.run('mallory', work('m1')),
    queue.run('mallory', work('m2')),
    queue.run('mallory', work('m3')),
    queue.run('alice', work('a1')),
  ]
  for (const name of ['m1', 'm2', 'a1', 'm3']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all(runs)).toEqual(['m1', 'm2', 'm3', 'a1'])
})

test('behavior: after work of so many units there is a pause, however short it was', async () => {
  const queue = createFairQueue({ minPause: (units) => units * 10, width: 1 })
  const begun: string[] = []
  const ended: string[] = []
  const run = (name: string, units?: number) =>
    queue.run(name, async () => void begun.push(name), units).then(() => ended.push(name))
  const started = performance.now()
  const runs = [run('alice', 5), run('bob', 10), run('carol')]
  // Without a pause before it.
  expect(begun).toEqual(['alice'])
  await runs[1]
  expect(performance.now() - started).toBeGreaterThan(45)
  expect(ended).toEqual(['alice', 'bob'])
  await runs[2]
  expect(performance.now() - started).toBeGreaterThan(145)
})

test('behavior: no more run at a time than the width, and a failure releases its slot', async () => {
  const queue = createFairQueue({ width: 2 })
  const { begun, end, work } = createWork()
  const failed = queue.run('alice', () => Promise.reject(new Error('refused')))
  const runs = ['one', 'two', 'three'].map((name) => queue.run(name, work(name)))
  await expect(failed).rejects.toThrow('refused')
  await expect.poll(() => begun).toEqual(['one', 'two'])
  end('one')
  await expect.poll(() => begun).toEqual(['one', 'two', 'three'])
  end('two')
  end('three')
  await Promise.all(runs)
})

test('error: what comes when too many wait is refused at once', async () => {
  const queue = createFairQueue({ maxWaiting: 1, width: 1 })
  const { begun, end, work } = createWork()
  const runs = [queue.run('alice', work('first')), queue.run('bob', work('second'))]
  await expect(queue.run('carol', work('third'))).rejects.toBeInstanceOf(QueueFullError)
  end('first')
  await expect.poll(() => begun.at(-1)).toBe('second')
  end('second')
  await Promise.all(runs)
  expect(await queue.run('carol', () => Promise.resolve('again'))).toBe('again')
})
